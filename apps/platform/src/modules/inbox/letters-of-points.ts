import { hears, type Listener } from "../facts/index.ts";
import { orderDecided } from "../points/index.ts";
import { writeLetter } from "./write-letter.ts";

/** What became of a redeemed reward is written to its player. */
export const lettersOfPoints: readonly Listener[] = [
  hears(orderDecided, "inbox writes", (tx, { player, approved, titles, note }) =>
    writeLetter(tx, {
      player,
      template: approved ? "reward approved" : "reward rejected",
      details: { label: titles, note },
      link: "/pointMall?show=redeemed",
    }),
  ),
];
