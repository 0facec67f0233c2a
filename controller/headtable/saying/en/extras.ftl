# Optional packages that are not installed.

extra-missing = this command needs { $package }, which is not installed here; install it with: { $python } -m pip install "headtable[{ $extra }]"
