import { ok, refuse, type Result } from "@perya/result";
import { choose, combinations } from "./combinations.ts";
import type { ExpandRefusal, Market, Picker } from "./rules.ts";

/** The most lines that one call may make. */
export const MAX_LINES = 1_000;

/** A market with the stored form of its picks, where the picker accepts several forms. */
type Marked = Market & { readonly canonical?: (pick: string) => string | undefined };

const ZERO = "0".charCodeAt(0);

/**
 * The canonical selections of a player's marks, without duplicates: every choice of `perLine`
 * picks, sorted, or the picks in their given order where order matters. A repeated pick is refused
 * rather than dropped, so that players get as many lines as they marked.
 */
export function selectionsOf(
  market: Marked,
  marked: readonly string[],
): Result<readonly string[], Exclude<ExpandRefusal, "UNKNOWN_MARKET">> {
  const picks = marked.flatMap((pick) => canonicalPick(market, pick) ?? []);
  if (picks.length < marked.length || new Set(picks).size < picks.length)
    return refuse("INVALID_PICKS");
  if (picks.length < Math.max(market.picks.min, market.perLine)) return refuse("INVALID_PICKS");
  if (!market.ordered && choose(picks.length, market.perLine) > MAX_LINES)
    return refuse("TOO_MANY_LINES");
  if (picks.length > market.picks.max) return refuse("INVALID_PICKS");
  if (market.ordered) return ok([picks.join(",")]);
  return ok([...combinations(picks.toSorted(), market.perLine)].map((line) => line.join(",")));
}

/**
 * Whether `expand` makes this selection of the market. It builds no strings, because it runs for
 * every line that is settled.
 */
export function isSelection(market: Marked, selection: string): boolean {
  const { picker, perLine, ordered = false } = market;
  if (picker.kind !== "options" && !market.canonical)
    return areNumbers(rangeOf(picker), perLine, ordered, selection);
  if (perLine === 1) return canonicalPick(market, selection) === selection;
  const picks = selection.split(",");
  if (picks.length !== perLine || picks.some((pick) => canonicalPick(market, pick) !== pick))
    return false;
  return picks.every((pick, at) =>
    ordered ? picks.indexOf(pick) === at : at === 0 || (picks[at - 1] as string) < pick,
  );
}

interface Range {
  readonly from: number;
  readonly to: number;
}

/** Digits are numbers from 0, zero-padded to the width of the highest, as balls are. */
function rangeOf(picker: Exclude<Picker, { kind: "options" }>): Range {
  return picker.kind === "balls" ? picker : { from: 0, to: 10 ** picker.length - 1 };
}

function areNumbers(
  { from, to }: Range,
  perLine: number,
  ordered: boolean,
  selection: string,
): boolean {
  const width = String(to).length;
  if (selection.length !== perLine * (width + 1) - 1) return false;
  for (let at = 0; at < perLine; at++) {
    const number = ballAt(selection, width, at);
    if (!(number >= from && number <= to) || (at > 0 && selection[at * (width + 1) - 1] !== ","))
      return false;
    if (!ordered && at > 0 && number <= ballAt(selection, width, at - 1)) return false;
    for (let before = 0; ordered && before < at; before++)
      if (ballAt(selection, width, before) === number) return false;
  }
  return true;
}

/**
 * The ball or number at a place, counted from 0, of a selection whose picks are this many digits
 * wide; NaN when there is no number at that place.
 */
export function ballAt(selection: string, width: number, place: number): number {
  let number = 0;
  for (let at = place * (width + 1); at < place * (width + 1) + width; at++) {
    const digit = selection.charCodeAt(at) - ZERO;
    if (!(digit >= 0 && digit <= 9)) return Number.NaN;
    number = number * 10 + digit;
  }
  return number;
}

/**
 * How many picks of a selection were drawn; `width` is their digits, `came` is indexed by number.
 * It builds no strings, because it runs for every open line of a market with too many winners to
 * list.
 */
export function howManyCame(selection: string, width: number, came: readonly boolean[]): number {
  const picks = (selection.length + 1) / (width + 1);
  let count = 0;
  for (let place = 0; place < picks; place++) if (came[ballAt(selection, width, place)]) count++;
  return count;
}

/** Every possible pick, in the order of the slip. */
export function allPicks(picker: Picker): readonly string[] {
  if (picker.kind === "options") return picker.options;
  if (picker.kind === "balls")
    return Array.from({ length: picker.to - picker.from + 1 }, (_, at) =>
      ball(picker.from + at, picker.to),
    );
  return Array.from({ length: 10 ** picker.length }, (_, number) =>
    String(number).padStart(picker.length, "0"),
  );
}

/**
 * The most picks, out of `among`, that can be marked at once without exceeding `MAX_LINES` lines.
 */
export function mostPicks(among: number, perLine: number): number {
  let picks = perLine;
  while (picks < among && choose(picks + 1, perLine) <= MAX_LINES) picks++;
  return picks;
}

/** A ball's number as a pick: zero-padded to the width of the highest. */
export function ball(number: number, highest: number): string {
  return String(number).padStart(String(highest).length, "0");
}

function canonicalPick(market: Marked, pick: string): string | undefined {
  const read = readPick(market.picker, pick);
  return read === undefined || !market.canonical ? read : market.canonical(read);
}

/** Digits must be complete, so "7" is not "07"; a ball may be marked without its leading zeros. */
function readPick(picker: Picker, pick: string): string | undefined {
  if (picker.kind === "options") return picker.options.includes(pick) ? pick : undefined;
  if (picker.kind === "digits")
    return pick.length === picker.length && /^\d+$/.test(pick) ? pick : undefined;
  const number = /^\d{1,4}$/.test(pick) ? Number(pick) : -1;
  return number >= picker.from && number <= picker.to ? ball(number, picker.to) : undefined;
}
