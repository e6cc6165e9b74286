import type { LotteryRules, Market, NumberSet, Terms } from "@perya/lottery-kit";
import { marksOf } from "./marks.ts";

/** What the numbers of a quick mark share. */
type QuickKind = "head" | "tail" | NumberSet["kind"];

/** Numbers that are marked by one tap. */
export interface QuickMark {
  readonly kind: QuickKind;
  /** A digit for heads and tails, else a word of the markets: "ODD", "RAT". */
  readonly code: string;
  readonly picks: readonly string[];
}

/** Quick marks side by side; `place`: those of one place of a market that has several. */
export interface QuickGroup {
  readonly kind: QuickKind;
  readonly place?: string;
  readonly marks: readonly QuickMark[];
}

type RulesOfSets = Pick<LotteryRules, "sets">;

/** Fewer numbers are marked one by one. */
const FEWEST = 6;
/** Up to here, people speak of a ball's tens. */
const MOST_WITH_HEADS = 49;
const FEWEST_WITH_TAILS = 20;

/**
 * The quick marks that fit a market: those whose numbers it has, and which its most picks allow.
 * None where the order of picks matters, or where numbers are typed.
 */
export function quickGroupsOf(
  market: Pick<Market, "picker" | "picks" | "ordered">,
  { sets }: RulesOfSets,
  terms: Terms,
): readonly QuickGroup[] {
  const marks = marksOf(market);
  if (!marks || marks.length < FEWEST || market.ordered) return [];
  return groupsOf(market, marks, sets?.(terms) ?? [])
    .map((group) => ({
      ...group,
      marks: group.marks.filter(
        ({ picks }) => picks.length > 0 && picks.length <= market.picks.max,
      ),
    }))
    .filter((group) => group.marks.length > 0);
}

/** Marks with a set's numbers added, or without them when all of them are marked. */
export function toggled(marked: readonly string[], picks: readonly string[]): readonly string[] {
  return isOn(marked, picks)
    ? marked.filter((one) => !picks.includes(one))
    : [...new Set([...marked, ...picks])];
}

/** Whether all numbers of a set are marked. */
export function isOn(marked: readonly string[], picks: readonly string[]): boolean {
  return picks.every((one) => marked.includes(one));
}

function groupsOf(
  { picker }: Pick<Market, "picker">,
  marks: readonly string[],
  sets: readonly NumberSet[],
): readonly QuickGroup[] {
  switch (picker.kind) {
    case "digits":
      return picker.length === 1
        ? [sides(marks, middleOf(marks))]
        : [byDigit("head", marks, 0), byDigit("tail", marks, 1), sides(marks, middleOf(marks))];
    case "balls":
      return [
        ...(picker.to >= FEWEST_WITH_TAILS && picker.to <= MOST_WITH_HEADS
          ? [byDigit("head", marks, 0)]
          : []),
        ...(picker.to >= FEWEST_WITH_TAILS ? [byDigit("tail", marks, 1)] : []),
        ...(sets.length > 0 ? named(sets) : [sides(marks, halvesOf(picker.to))]),
      ];
    case "options":
      return ofOptions(marks);
  }
}

/** Figures by place, or sums. What is neither has no quick marks. */
function ofOptions(marks: readonly string[]): readonly QuickGroup[] {
  const figure = (mark: string) => mark.slice(mark.indexOf(":") + 1);
  if (!marks.every((mark) => /^\d{1,2}$/.test(figure(mark)))) return [];
  const places = Map.groupBy(marks, (mark) => mark.slice(0, Math.max(0, mark.indexOf(":"))));
  return [...places].map(([place, own]) => {
    const numbers = own.map((mark) => Number(figure(mark)));
    const [from, to] = [Math.min(...numbers), Math.max(...numbers)];
    const group = sides(own, from === 1 ? halvesOf(to) : middleOf(own));
    return place === "" ? group : { ...group, place };
  });
}

/** Which side of the middle a number is on; neither for one that is exactly between. */
type SizeOf = (number: number) => "BIG" | "SMALL" | undefined;

/** Balls from 1: two halves, and where their count is odd the last one is in neither. */
function halvesOf(to: number): SizeOf {
  const half = Math.floor(to / 2);
  return (number) => (number <= half ? "SMALL" : number <= 2 * half ? "BIG" : undefined);
}

function middleOf(marks: readonly string[]): SizeOf {
  const numbers = marks.map(numberOf);
  const middle = (Math.min(...numbers) + Math.max(...numbers)) / 2;
  return (number) => (number > middle ? "BIG" : "SMALL");
}

function sides(marks: readonly string[], sizeOf: SizeOf): QuickGroup {
  const side = (code: string, has: (number: number) => boolean): QuickMark => ({
    kind: "side",
    code,
    picks: marks.filter((mark) => has(numberOf(mark))),
  });
  return {
    kind: "side",
    marks: [
      side("ODD", (number) => number % 2 === 1),
      side("EVEN", (number) => number % 2 === 0),
      side("BIG", (number) => sizeOf(number) === "BIG"),
      side("SMALL", (number) => sizeOf(number) === "SMALL"),
    ],
  };
}

function byDigit(kind: "head" | "tail", marks: readonly string[], at: 0 | 1): QuickGroup {
  return {
    kind,
    marks: Array.from({ length: 10 }, (_, digit) => ({
      kind,
      code: String(digit),
      picks: marks.filter((mark) => mark[at] === String(digit)),
    })),
  };
}

/** The game's own sets, kind by kind. */
function named(sets: readonly NumberSet[]): readonly QuickGroup[] {
  return [...Map.groupBy(sets, ({ kind }) => kind)].map(([kind, own]) => ({
    kind,
    marks: own.map(({ code, numbers }) => ({ kind, code, picks: numbers })),
  }));
}

function numberOf(mark: string): number {
  return Number(mark.slice(mark.indexOf(":") + 1));
}
