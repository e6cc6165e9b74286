import { openDraw } from "@perya/fair";
import { ODDS_ONE, payoutMinor, type Line, type Settlement } from "@perya/lottery-kit";
import {
  lineOf,
  proveEvenDigits,
  proveFigures,
  proveLottery,
  provePage,
  toNumber,
} from "@perya/lottery-kit/testing";
import { describe, expect, test } from "vitest";
import chances from "./fixtures/chances.json" with { type: "json" };
import draws from "./fixtures/draws.json" with { type: "json" };
import settlement from "./fixtures/settlement.json" with { type: "json" };
import { vnNorth, vnSouth } from "./rules.ts";

type Numbers = Parameters<typeof vnNorth.board>[0];
const REGIONS = { MB: vnNorth, MN: vnSouth };
const REGION_NAMES = ["MB", "MN"] as const;

describe("the north", () => {
  proveLottery(vnNorth, {
    reference: (line, numbers) => readByHand(line, numbers, { head2: "G7", head3: "G6" }),
    terms: [{}],
    impossible: brokenDraws(settlement.draws.MB),
  });
  provePage(vnNorth, [{}], new URL("game.md", import.meta.url));
});

describe("the south and the centre", () => {
  proveLottery(vnSouth, {
    reference: (line, numbers) => readByHand(line, numbers, { head2: "G8", head3: "G7" }),
    terms: [{}],
    impossible: brokenDraws(settlement.draws.MN),
  });
  provePage(vnSouth, [{}], new URL("game.md", import.meta.url));
});

test.each(draws.draws)(
  "the draw $label comes out as published, $rules, digit by digit in the order in which prizes are revealed",
  ({ rules, label, numbers }) => {
    const lottery = rules === "vn-north" ? vnNorth : vnSouth;
    expect(lottery.draw(openDraw(draws.serverSeed, label), {})).toEqual(numbers);
    expect(lottery.revealOrder).toEqual(Object.keys(numbers));
  },
);

test.each(settlement.cases)(
  "$region $ticket.market $ticket.picks at $ticket.odds costs and pays what was published",
  ({ region, ticket, expect: due }) => {
    const lottery = REGIONS[region as "MB" | "MN"];
    const numbers = settlement.draws[region as "MB" | "MN"];
    const lines = lottery.expand(
      {
        market: ourCode(ticket.market, "k" in ticket ? ticket.k : ticket.picks.length),
        picks: ticket.picks,
      },
      {},
    );
    if (!lines.ok) throw new Error(lines.refusal);
    const settled = lines.value.map((line) => ({ ...line, ...lottery.settle(line, numbers) }));
    expect(lines.value.reduce((units, { count }) => units + count, 0) * ticket.unit).toBe(due.cost);
    expect(settled.reduce((sum, { hits }) => sum + (hits[0] ?? 0), 0)).toBe(due.hits);
    const paid = settled.reduce(
      (sum, line) =>
        sum + payoutMinor(BigInt(ticket.unit), line.count, [ticket.odds * Number(ODDS_ONE)], line),
      0n,
    );
    expect(paid).toBe(BigInt(due.payout));
  },
);

describe.each(REGION_NAMES)("the chances of %s are those that were published", (region) => {
  const lottery = REGIONS[region];
  const published = chances[region];

  test.each([2, 3, 4] as const)(
    "bao lô with %i digits: lots, expected hits and any hit",
    (digits) => {
      const { lots, expHits, pAnyHit } = published[`bao${digits}`];
      const line = lineOf(lottery, `BAO${digits}`, "7".padStart(digits, "0"));
      const chance = lottery.probability(line, {});
      expect(line.count).toBe(lots);
      expect(toNumber(chance.hits[0]!)).toBeCloseTo(expHits, 13);
      expect(toNumber(chance.win)).toBeCloseTo(pAnyHit, 13);
    },
  );

  proveFigures(
    lottery,
    (
      [
        "xien2",
        "xien3",
        "xien4",
        "truot4",
        "truot5",
        "truot6",
        "truot7",
        "truot8",
        "truot9",
        "truot10",
      ] as const
    ).map((name) => {
      const { code, samples } = marketOf(lottery, name.toUpperCase());
      return [code, samples[0] ?? "", published[name]] as const;
    }),
  );

  proveFigures(lottery, [
    ["DB2", "07", chances.single["DB2 @95"]],
    ["DB3", "007", chances.single["DB3 @900"]],
    ["DB4", "0007", chances.single["DB4 @8500"]],
    ["DB_TENS", "7", chances.single["dau/duoi 1 digit @9.5"]],
    ["DB_UNITS", "7", chances.single["dau/duoi 1 digit @9.5"]],
    ["HEAD2", "07", perLot(chances.single["bao2 per-lot @95"])],
    ["HEAD3", "007", perLot(chances.single["bao3 per-lot @900"])],
    ["DB2_BS", "BIG", chances.db2sides["big(50-99)@1.95"]],
    ["DB2_DT", "DRAGON", chances.db2sides["dragon(tens>units)@2.1"]],
    ["DB2_DT", "TIE", chances.db2sides["tie@9.5"]],
  ]);
});

test("a head costs the four numbers of G7 or the three of G6 in the north, and one number elsewhere", () => {
  expect([lineOf(vnNorth, "HEAD2", "07").count, lineOf(vnNorth, "HEAD3", "007").count]).toEqual([
    4, 3,
  ]);
  expect([lineOf(vnSouth, "HEAD2", "07").count, lineOf(vnSouth, "HEAD3", "007").count]).toEqual([
    1, 1,
  ]);
});

test("the first prize is a bet of the north only", () => {
  expect(lineOf(vnNorth, "G1_2", "07").count).toBe(1);
  expect(vnSouth.expand({ market: "G1_2", picks: ["07"] }, {})).toMatchObject({
    refusal: "UNKNOWN_MARKET",
  });
});

test("leading zeros are kept: 07 is not 7", () => {
  const north = settlement.draws.MB;
  expect(vnNorth.settle({ market: "BAO3", selection: "097" }, north)).toEqual({
    hits: [1],
    push: false,
  });
  expect(vnNorth.settle({ market: "BAO2", selection: "01" }, north)).toEqual({
    hits: [0],
    push: false,
  });
  expect(vnNorth.expand({ market: "BAO2", picks: ["7"] }, {})).toMatchObject({
    refusal: "INVALID_PICKS",
  });
});

test("xiên with a repeated number is refused; four numbers make six pairs; fourteen make too many fours", () => {
  expect(vnNorth.expand({ market: "XIEN2", picks: ["84", "84"] }, {})).toMatchObject({
    refusal: "INVALID_PICKS",
  });
  const pairs = vnNorth.expand({ market: "XIEN2", picks: ["84", "57", "99", "01"] }, {});
  expect(pairs.ok && pairs.value.map(({ selection }) => selection)).toEqual([
    "01,57",
    "01,84",
    "01,99",
    "57,84",
    "57,99",
    "84,99",
  ]);
  const numbers = Array.from({ length: 46 }, (_, number) => String(number).padStart(2, "0"));
  for (const [market, fits] of [
    ["XIEN2", 45],
    ["XIEN3", 19],
    ["XIEN4", 13],
  ] as const) {
    expect(vnNorth.expand({ market, picks: numbers.slice(0, fits) }, {}).ok).toBe(true);
    expect(vnNorth.expand({ market, picks: numbers.slice(0, fits + 1) }, {})).toMatchObject({
      refusal: "TOO_MANY_LINES",
    });
  }
});

test("the winning selections are few enough to list, but for trượt", () => {
  const numbers = vnNorth.draw(openDraw(draws.serverSeed, "vn-mb:20250101"), {});
  const different = new Set(
    Object.values(numbers)
      .flat()
      .map((number) => number.slice(-2)),
  ).size;
  expect(vnNorth.winningSelections("BAO2", numbers)!.size).toBe(different);
  expect(vnNorth.winningSelections("XIEN4", numbers)!.size).toBe(
    (different * (different - 1) * (different - 2) * (different - 3)) / 24,
  );
  expect(vnNorth.winningSelections("DB4", numbers)!.size).toBe(1);
  expect(vnNorth.winningSelections("TRUOT4", numbers)).toBeUndefined();
});

for (const lottery of [vnNorth, vnSouth])
  proveEvenDigits(lottery, 2_000, (numbers) => Object.values(numbers).flat().join(""));

function marketOf(lottery: typeof vnNorth, code: string) {
  const market = lottery.markets.find((one) => one.code === code);
  if (!market) throw new Error(code);
  return market;
}

/**
 * Invalid draws: 97 without its leading zero, 97 as a number, a prize too many, a missing prize,
 * and a number too many.
 */
function brokenDraws(numbers: Numbers): readonly Record<string, unknown>[] {
  const [zeroLost, noText] = [
    numbers["G6"]?.with(0, "97"),
    [97, ...(numbers["G6"] ?? []).slice(1)],
  ];
  return [
    { G6: zeroLost },
    { G6: noText },
    { G9: ["1"] },
    { G1: undefined },
    { DB: ["12345", "12345"] },
  ].map((wrong) => ({ ...numbers, ...wrong }));
}

/** The published chance is the chance of one lot. */
function perLot({ odds, rtp }: { odds: number; rtp: number }) {
  return { odds, rtp };
}

/** The published tickets use other names for some markets. */
function ourCode(market: string, k: number): string {
  return (
    { DAU: "DB_TENS", DUOI: "DB_UNITS", XIEN: `XIEN${k}`, TRUOT: `TRUOT${k}` }[market] ?? market
  );
}

/**
 * The rules of every bet, written again over one long list of numbers without the package's code.
 */
function readByHand(
  { market, selection }: Line,
  numbers: Numbers,
  { head2, head3 }: { head2: string; head3: string },
): Settlement {
  const ticket = Object.values(numbers).flat();
  const times = (hits: number): Settlement => ({ hits: [hits], push: false });
  const ends = (among: readonly string[] = []) =>
    times(among.filter((number) => number.endsWith(selection)).length);
  const came = (pick: string) => ticket.some((number) => number.endsWith(pick));
  const [tens, units] = (numbers["DB"]?.[0] ?? "").slice(-2).split("").map(Number) as [
    number,
    number,
  ];
  const sides = [
    tens * 10 + units > 49 ? "BIG" : "SMALL",
    units % 2 ? "ODD" : "EVEN",
    ["TIGER", "TIE", "DRAGON"][Math.sign(tens - units) + 1],
  ];
  if (market.startsWith("BAO")) return ends(ticket);
  if (market.startsWith("XIEN")) return times(selection.split(",").every(came) ? 1 : 0);
  if (market.startsWith("TRUOT")) return times(selection.split(",").some(came) ? 0 : 1);
  if (market.startsWith("DB2_")) return times(sides.includes(selection) ? 1 : 0);
  if (market === "DB_TENS") return times(String(tens) === selection ? 1 : 0);
  return ends(numbers[{ HEAD2: head2, HEAD3: head3, G1_2: "G1" }[market] ?? "DB"]);
}
