import { northOdds } from "../../games/vn-lottery/odds.ts";
import type { Filling, Kind } from "./issue.ts";

/** The worked example of the north: special prize 49839, first prize 92272. */
export const NORTH = {
  G1: ["92272"],
  G2: ["03031", "14884"],
  G3: ["69886", "57680", "87999", "58887", "64483", "81156"],
  G4: ["7371", "6587", "9832", "6662"],
  G5: ["2326", "4557", "1030", "9147", "1957", "7824"],
  G6: ["909", "097", "099"],
  G7: ["84", "65", "42", "81"],
  DB: ["49839"],
};

const ODDS_ONE = 10_000;
const digits = (width: number, from = 0, to = 10 ** width) =>
  `lpad(floor(${from} + random() * ${to - from})::text, ${width}, '0')`;
const kind = (market: keyof typeof northOdds, share: number, selection: string): Kind => ({
  market,
  share,
  selection,
  count: 1,
  odds: northOdds[market] * ODDS_ONE,
});
/** Two ascending numbers: one from each quarter, or one from each half. */
const pair = `${digits(2, 0, 50)} || ',' || ${digits(2, 50, 100)}`;
const four = [0, 25, 50, 75].map((from) => digits(2, from, from + 25)).join(" || ',' || ");

/** Issues of ten lines per player in two orders. In the first mix, one line in 137 wins. */
export function mixes(players: number): Readonly<Record<string, Filling>> {
  const filling = (kinds: readonly Kind[]): Filling => ({
    rules: "vn-north",
    players,
    ordersEach: 2,
    linesEach: 5,
    kinds,
  });
  return {
    "three kinds": filling([
      kind("DB2", 0.5, digits(2)),
      kind("G1_2", 0.2, digits(2)),
      kind("DB3", 0.3, digits(3)),
    ]),
    "with xiên and trượt": filling([
      kind("DB2", 0.5, digits(2)),
      kind("XIEN2", 0.25, pair),
      kind("TRUOT4", 0.25, four),
    ]),
    "every line wins": filling([kind("DB2", 1, "'39'")]),
  };
}

/** This many orders of one line each, all of which win. */
export function winnersOnly(orders: number): Filling {
  return {
    rules: "vn-north",
    players: orders,
    ordersEach: 1,
    linesEach: 1,
    kinds: [kind("DB2", 1, "'39'")],
  };
}
