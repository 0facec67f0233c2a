# The configuration of a venue, its passwords, and who may read what. `systemd/install`, the Debian package and the first
# start of an SD card source this file. Before that they define the variables here, root, dry, config, password_file,
# acl_file and debians_python, and the functions step, do_it, blame and headtable.

write_config() {
  if [ -e "$config" ]; then
    step "leave $config as it is"
    return
  fi
  step "write $config, with a key for the host's console"
  do_it mkdir -p "$(dirname "$config")" "$root/var/lib/headtable" # without it, headtable would warn
  do_it new_config
}

new_config() {
  local new="$config.new" key
  install -m 600 /dev/null "$new"
  headtable init --force "$new" >/dev/null
  setting "$new" broker embedded false
  setting "$new" broker logins '"logins"'
  setting "$new" web host '"0.0.0.0"' # the phones and the projector are other machines
  for _ in 1 2 3; do # chance may draw a key that is easy to guess, such as one with a single letter among digits
    key="$(secret 10)" # in a command of its own: if it fails, nothing is written
    setting "$new" web host_key "\"$key\""
    headtable check "$new" >/dev/null 2>&1 && break
  done
  headtable check "$new" >/dev/null # which says what is wrong, if it was not the key
  chmod 640 "$new"
  mv "$new" "$config"
}

# A random word of so many letters and digits, without characters that look alike.
secret() {
  "$debians_python" - "$1" <<'EOF'
import secrets, sys
print("".join(secrets.choice("abcdefghjkmnpqrstuvwxyz23456789") for _ in range(int(sys.argv[1]))))
EOF
}

# setting FILE SECTION KEY VALUE: set a key of a section. The key may be present, commented out or missing.
setting() {
  local changed
  changed="$(awk -v section="[$2]" -v key="$3" -v value="$4" '
    function put() { if (!done) { print key " = " value; done = 1 } }
    $0 == section { inside = 1; print; next }
    /^\[/ { if (inside) put(); inside = 0 }
    inside && !done && $0 ~ "^(# ?)?" key " *=" { put(); next }
    { print }
    END { if (!done && !inside) print section; put() }
  ' "$1")"
  printf '%s\n' "$changed" >"$1"
}

# Each part has a user of its own at this machine's broker. An older installation has one user for all of them.
write_logins() {
  if [ ! -e "$config" ]; then # in a dry run
    step "write $password_file and $acl_file, and a password for each user"
    return
  fi
  do_it headtable check "$config" >/dev/null || blame "correct $config, then run me again"
  case "$(kind_of_broker)" in
    embedded) blame "write embedded = false under [broker] in $config: the services share one Mosquitto; then run me again" ;;
    elsewhere) step "leave the login in $config: its broker is another machine" ;;
    shared)
      step "give each part a user of its own in $config, in place of one for all"
      do_it own_logins
      make_logins
      ;;
    own) make_logins ;;
  esac
}

make_logins() {
  step "write $password_file and $acl_file, and a password for each user without one"
  do_it headtable keys make --config "$config" --mosquitto "$(dirname "$password_file")" >/dev/null
}

own_logins() {
  local new="$config.new"
  install -m 600 "$config" "$new"
  setting "$new" broker username '""'
  setting "$new" broker password '""'
  setting "$new" broker logins '"logins"'
  headtable check "$new" >/dev/null
  chmod 640 "$new"
  mv "$new" "$config"
}

# Whether the broker is embedded or on another machine; and here, whether the parts have logins of their own.
kind_of_broker() {
  "$debians_python" - "$config" <<'EOF'
import sys, tomllib
broker = tomllib.load(open(sys.argv[1], "rb")).get("broker", {})
here = broker.get("host", "127.0.0.1") in ("127.0.0.1", "::1", "localhost")
if broker.get("embedded", True):
    print("embedded")
elif broker.get("logins"):
    print("own")
else:
    print("shared" if here else "elsewhere")
EOF
}

# The engine's unit lets it reach this machine only. A broker on another machine needs a drop-in of its own.
allow_broker() {
  local drop_in="/etc/systemd/system/headtable-engine.service.d/broker.conf"
  if [ -e "$config" ] && [ "$(kind_of_broker)" = elsewhere ]; then
    step "put $root$drop_in, so that the engine reaches its broker"
    do_it mkdir -p "$(dirname "$root$drop_in")"
    do_it write_drop_in "$root$drop_in"
  else
    do_it rm -f "$root$drop_in"
  fi
}

write_drop_in() { printf '[Service]\nIPAddressAllow=%s\n' "$(address_of_broker)" >"$1"; }

# The broker's address; "any" for a name, whose address may change.
address_of_broker() {
  "$debians_python" - "$config" <<'EOF'
import ipaddress, sys, tomllib
host = tomllib.load(open(sys.argv[1], "rb"))["broker"]["host"]
try:
    print(ipaddress.ip_address(host))
except ValueError:
    print("any")
EOF
}

# Users, groups, and who may read what. systemd finds both files by their names.
give_rights() {
  step "make the users headtable and headtable-web, and give them their files"
  do_it systemd-sysusers headtable.conf
  do_it systemd-tmpfiles --create headtable.conf
  do_it stop_pages
  do_it "$here/separate-pages"
  if [ -z "$dry" ] && [ ! -S /run/udev/control ]; then return; fi # in the chroot of a new image no udev runs
  step "tell udev who may open pads and pins"
  do_it udevadm control --reload
  do_it udevadm trigger --action=add --subsystem-match=tty --subsystem-match=usb-serial --subsystem-match=gpio
}

# The pages may write to their old files until they stop.
stop_pages() {
  if systemctl is-active --quiet headtable-web.service; then systemctl stop headtable-web.service; fi
}
