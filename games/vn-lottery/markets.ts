import type { MarketRules } from "@perya/lottery-kit";
import { endingMarket } from "./endings.ts";
import type { Numbers, Prize } from "./layout.ts";
import { sideMarkets } from "./sides.ts";
import { truotMarket, xienMarket } from "./together.ts";

/** Every kind of bet on a layout of prizes. */
export function marketsOf(prizes: readonly Prize[]): readonly MarketRules<Numbers>[] {
  const special = prizes.filter(({ prize }) => prize === "DB");
  const long = (digits: number): readonly Prize[] =>
    prizes.filter((prize) => prize.digits >= digits);
  const exactly = (digits: number): readonly Prize[] =>
    prizes.filter((prize) => prize.digits === digits);
  const lots = long(2);
  return [
    ...[2, 3, 4].map((digits) =>
      endingMarket({ code: `BAO${digits}`, group: "lo", digits, among: long(digits) }),
    ),
    ...[2, 3, 4].map((digits) =>
      endingMarket({ code: `DB${digits}`, group: "de", digits, among: special }),
    ),
    endingMarket({
      code: "DB_TENS",
      group: "dau-duoi",
      digits: 1,
      among: special,
      part: (number) => number.slice(-2, -1),
    }),
    endingMarket({ code: "DB_UNITS", group: "dau-duoi", digits: 1, among: special }),
    // The head is the prize of exactly that many digits: for two, the four numbers of G7 in the
    // north and the one of G8 in the south.
    endingMarket({ code: "HEAD2", group: "dau", digits: 2, among: exactly(2) }),
    endingMarket({ code: "HEAD3", group: "dau", digits: 3, among: exactly(3) }),
    ...[2, 3, 4].map((k) => xienMarket(k, lots)),
    ...[4, 5, 6, 7, 8, 9, 10].map((k) => truotMarket(k, lots)),
    ...sideMarkets,
  ];
}

/** Nhất to, which only the north has: a bet on how the first prize ends. */
export function firstPrizeMarket(prizes: readonly Prize[]): MarketRules<Numbers> {
  return endingMarket({
    code: "G1_2",
    group: "dau",
    digits: 2,
    among: prizes.filter(({ prize }) => prize === "G1"),
  });
}
