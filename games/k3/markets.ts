import { allPicks, chanceOver, combinations, kept, LOST, mostPicks, WON, type MarketRules, type Picker } from "@perya/lottery-kit";
import { ALL_THROWS, FACES, sumOf, type Outcome } from "./outcome.ts";

const FIRST_BIG_SUM = 11;
const LEAST_SUM = 3;
const HIGHEST_SUM = 18;

const faces = Array.from({ length: FACES }, (_, at) => String(at + 1));
const everySum = Array.from({ length: HIGHEST_SUM - LEAST_SUM + 1 }, (_, at) => String(LEAST_SUM + at));
/** "112": a pair of ones and a two. */
const pairsAndSingles = faces.flatMap((pair) => faces.filter((single) => single !== pair).map((single) => pair + pair + single));

/** Whether a selection wins on a throw. */
type Wins = (selection: string, thrown: Outcome) => boolean;

/** The markets of three dice. Where triples lose, they do so on big and small alone. */
export function marketsOf({ triplesLose }: { readonly triplesLose: boolean }): readonly MarketRules<Outcome>[] {
  return [
    pricedApart("SIZE", "sides", ["BIG", "SMALL"], (side, thrown) => !(triplesLose && isTriple(thrown)) && side === sizeOf(thrown)),
    pricedApart("PARITY", "sides", ["ODD", "EVEN"], (side, thrown) => side === (sumOf(thrown) % 2 === 1 ? "ODD" : "EVEN")),
    pricedApart("SUM", "sum", everySum, (sum, thrown) => Number(sum) === sumOf(thrown)),
    pricedAlike("TRIPLE_ANY", "triple", { kind: "options", options: ["ANY"] }, "ANY", (_, thrown) => isTriple(thrown)),
    pricedAlike("TRIPLE", "triple", face, "1", (selection, thrown) => shown(thrown, selection) === 3),
    pricedAlike("PAIR", "pair", face, "1", (selection, thrown) => shown(thrown, selection) === 2),
    pricedAlike(
      "PAIR_SINGLE",
      "pair",
      { kind: "options", options: pairsAndSingles },
      "112",
      (selection, { dice }) => sorted(selection) === sorted(dice),
    ),
    pricedAlike("TWO_DIFFERENT", "different", face, "1,2", showsAll),
    pricedAlike("THREE_DIFFERENT", "different", face, "1,2,3", showsAll),
    pricedAlike("SEQUENCE", "different", { kind: "options", options: ["ANY"] }, "ANY", (_, thrown) => isSequence(thrown)),
  ];
}

const face: Picker = { kind: "balls", from: 1, to: FACES };

function pricedApart(code: string, group: string, options: readonly string[], wins: Wins): MarketRules<Outcome> {
  return { ...pricedAlike(code, group, { kind: "options", options }, "", wins), samples: options, pricesOf: (option) => [`${code}:${option}`] };
}

/** A market of one price; its sample says how many picks a line has. */
function pricedAlike(code: string, group: string, picker: Picker, sample: string, wins: Wins): MarketRules<Outcome> {
  const perLine = sample.split(",").length;
  const settle = (selection: string, thrown: Outcome) => (wins(selection, thrown) ? WON : LOST);
  return {
    code,
    group,
    picker,
    picks: { min: perLine, max: mostPicks(picker.kind === "options" ? picker.options.length : FACES, perLine) },
    perLine,
    exposure: "selection",
    samples: [sample],
    pricesOf: () => [code],
    settle,
    winning: (thrown) =>
      new Map(
        allSelections(picker, perLine)
          .filter((selection) => wins(selection, thrown))
          .map((selection) => [selection, WON]),
      ),
    chance: kept((selection: string) => chanceOver(ALL_THROWS.map((thrown) => [1, settle(selection, thrown)] as const))),
  };
}

function allSelections(picker: Picker, perLine: number): readonly string[] {
  return [...combinations(allPicks(picker), perLine)].map((picks) => picks.join(","));
}

function sizeOf(thrown: Outcome): "BIG" | "SMALL" {
  return sumOf(thrown) >= FIRST_BIG_SUM ? "BIG" : "SMALL";
}

function isTriple({ dice }: Outcome): boolean {
  return new Set(dice).size === 1;
}

function isSequence({ dice }: Outcome): boolean {
  return new Set(dice).size === dice.length && Math.max(...dice) - Math.min(...dice) === 2;
}

function shown({ dice }: Outcome, selection: string): number {
  return dice.filter((die) => die === Number(selection)).length;
}

function showsAll(selection: string, thrown: Outcome): boolean {
  return selection.split(",").every((one) => shown(thrown, one) > 0);
}

function sorted(dice: Iterable<string | number>): string {
  return Array.from(dice, String).toSorted().join("");
}
