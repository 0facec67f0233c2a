// Why somebody has a place or a prize, in words.

import { upperFirst } from "./words.js";

const PLACES = { wins: "most wins", buncos: "most buncos", "next-best": "next best", "semi-finalist": "drawn from the others", "wild-card": "wild card" };

const many = (count, one) => `${count} ${one}${count === 1 ? "" : "s"}`;

function counted(why, bunco) {
  switch (why.counted) {
    case "wins":
      return `${many(why.count, "round")} won`;
    case "losses":
      return `${many(why.count, "round")} lost`;
    case "buncos":
      return many(why.count, bunco);
    case "minis":
      return many(why.count, "mini");
    case "level":
      return why.count ? `won and lost ${why.count} apart` : "won as many as lost";
    default:
      return { "first-bunco": `the first ${bunco}`, "last-bunco": `the last ${bunco}`, traveler: "has the traveler", hostess: "nobody had it", final: "won the final", rest: "what nobody else could have" }[why.counted] ?? "";
  }
}

const sum = (roll) => roll.faces.reduce((total, face) => total + face, 0);

// "6 to 3": what decided, the winner's throw first.
function rolls(why, player) {
  const own = why.rolls.find((roll) => roll.player === player);
  const others = why.rolls.filter((roll) => roll.player !== player).map(sum);
  return own && others.length ? ` ${sum(own)} to ${others.sort((one, other) => other - one).join(", ")}` : "";
}

function decided(why, player) {
  switch (why.decided) {
    case "roll-off":
      return `roll-off${rolls(why, player)}`;
    case "host":
      return "the host’s word";
    case "draw":
      return why.among > 1 ? `drawn from ${why.among}` : "by lot";
    default:
      return "";
  }
}

export const because = (why, bunco, player) => [counted(why, bunco), decided(why, player)].filter(Boolean).join(", ");

// "Most wins of group 2: 13, roll-off 6 to 3".
export function place(one, bunco) {
  const where = one.group ? ` of group ${one.group}` : "";
  const when = one.set ? ` in set ${one.set}` : "";
  const name = one.place === "buncos" ? `most ${bunco}s` : PLACES[one.place];
  const why = one.place === one.why.counted ? [one.why.count, decided(one.why, one.player)].filter(Boolean).join(", ") : because(one.why, bunco, one.player);
  return `${upperFirst(name)}${where}${when}: ${why}`;
}
