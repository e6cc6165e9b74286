import {
  fraction,
  type Line,
  type LotteryRules,
  type Market,
  type Settlement,
} from "@perya/lottery-kit";
import { ok, refuse } from "@perya/result";

/**
 * Five numbers of two digits: a lottery small enough to compute by hand, with every way in which a
 * line can be settled.
 */
export interface ToyOutcome {
  readonly lots: readonly string[];
}

const LOTS = 5;
const LOST: Settlement = { hits: [0], push: false };
const market = (code: string, perLine = 1): Market => ({
  code,
  group: "toy",
  picker: { kind: "digits", length: 2 },
  picks: { min: perLine, max: 10 },
  perLine,
  exposure: perLine > 1 ? "pool" : "selection",
  samples: [],
});

/**
 * LOT pays once per lot, LAST the last one, SIDE is pushed at 50, PAIR wants both numbers, PICKS
 * pays both or one of two at different prices.
 */
export const toyRules: LotteryRules<ToyOutcome> = {
  code: "toy",
  version: "1.0.0",
  markets: [market("LOT"), market("LAST"), market("SIDE"), market("PAIR", 2), market("PICKS", 2)],
  sampleOdds: {
    LOT: 190_000,
    LAST: 950_000,
    SIDE: 19_500,
    PAIR: 4_000_000,
    "PICKS:2": 3_000_000,
    "PICKS:1": 15_000,
  },
  termsOn: () => ({}),
  draw: (draw) => ({
    lots: Array.from({ length: LOTS }, () => String(draw.int(100)).padStart(2, "0")),
  }),
  readOutcome: (input) => {
    const lots = (input as Partial<ToyOutcome> | null)?.lots;
    const isGood =
      Array.isArray(lots) &&
      lots.length === LOTS &&
      lots.every((lot) => /^\d\d$/.test(String(lot)));
    return isGood ? ok({ lots: lots.map(String) }) : refuse("INVALID_OUTCOME");
  },
  board: ({ lots }) => [{ prize: "LOTS", numbers: lots }],
  expand: ({ market: code, picks }) =>
    ok(
      picks.map((selection) => ({ market: code, selection, count: countOf(code), prices: [code] })),
    ),
  settle: settleToy,
  winners: (lines, outcome) =>
    [...lines]
      .map((line) => ({ ...line, ...settleToy(line, outcome) }))
      .filter(({ hits, push }) => push || hits.some((hit) => hit > 0)),
  winningSelections: (code, outcome) => {
    if (code === "PAIR" || code === "PICKS") return undefined;
    const selections = code === "SIDE" ? ["BIG", "SMALL"] : [...new Set(outcome.lots)];
    const settled = selections.map(
      (selection) => [selection, settleToy({ market: code, selection }, outcome)] as const,
    );
    return new Map(settled.filter(([, { hits, push }]) => push || hits[0] !== 0));
  },
  probability: () => ({ hits: [fraction(1, 100)], win: fraction(1, 100), push: fraction(0) }),
};

export function countOf(code: string): number {
  return code === "LOT" ? LOTS : 1;
}

function settleToy({ market: code, selection }: Line, { lots }: ToyOutcome): Settlement {
  const last = lots.at(-1) ?? "";
  const shown = selection.split(",").filter((pick) => lots.includes(pick)).length;
  switch (code) {
    case "LOT":
      return { hits: [lots.filter((lot) => lot === selection).length], push: false };
    case "LAST":
      return { hits: [selection === last ? 1 : 0], push: false };
    case "SIDE":
      return last === "50"
        ? { hits: [0], push: true }
        : { hits: [selection === (last > "50" ? "BIG" : "SMALL") ? 1 : 0], push: false };
    case "PAIR":
      return shown === 2 ? { hits: [1], push: false } : LOST;
    case "PICKS":
      return { hits: [shown === 2 ? 1 : 0, shown === 1 ? 1 : 0], push: false };
    default:
      throw new RangeError(`The toy has no market ${code}`);
  }
}
