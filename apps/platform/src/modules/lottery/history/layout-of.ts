import type { LotteryRules, Terms } from "@perya/lottery-kit";
import { openDraw } from "@perya/fair";
import { ok, refuse, type Result } from "@perya/result";

/** A named part of an outcome: one number or several, as text of a width or as plain numbers. */
interface Part {
  readonly name: string;
  readonly many: boolean;
  /** Digits of a number that is text; undefined for plain numbers. */
  readonly width: number | undefined;
}

const ANY_SEED = "0".repeat(64);

/** What a row of published results is made of, read off a draw of which only the shape is wanted. Throws for rules whose outcome has another shape than named numbers. */
export function layoutOf(rules: LotteryRules, terms: Terms): readonly Part[] {
  const sample = rules.draw(openDraw(ANY_SEED, "layout"), terms);
  if (typeof sample !== "object" || sample === null) throw new RangeError(`Results of ${rules.code} have no named numbers`);
  return Object.entries(sample).map(([name, value]) => {
    const first: unknown = Array.isArray(value) ? value[0] : value;
    return { name, many: Array.isArray(value), width: typeof first === "string" ? first.length : undefined };
  });
}

export interface ReadRow {
  readonly outcome: unknown;
  /** How many numbers had lost leading zeros. */
  readonly restored: number;
}

/**
 * Reads the numbers of one result, by part. Spreadsheets take leading zeros for nothing: a number that is too short gets them back, to its prize's width, and is counted.
 * A part that is missing, too long, too many or no number is said.
 */
export function readResult(
  rules: LotteryRules,
  terms: Terms,
  layout: readonly Part[],
  numbers: ReadonlyMap<string, readonly string[]>,
): Result<ReadRow, "INVALID_OUTCOME"> {
  let restored = 0;
  const parts: [string, unknown][] = [];
  for (const { name, many, width } of layout) {
    const given = numbers.get(name.toUpperCase()) ?? [];
    const wrong = given.find((number) => !/^\d+$/.test(number));
    if (wrong !== undefined) return refuse("INVALID_OUTCOME", `${name}: ${wrong} is no number`);
    const read = given.map((number) => (width === undefined ? Number(number) : number.padStart(width, "0")));
    restored += given.filter((number) => width !== undefined && number.length < width).length;
    parts.push([name, many ? read : read[0]]);
  }
  const outcome = rules.readOutcome(Object.fromEntries(parts), terms);
  return outcome.ok ? ok({ outcome: outcome.value, restored }) : refuse("INVALID_OUTCOME", outcome.detail ?? "not a complete result");
}
