import type { LotteryRules, Terms } from "@perya/lottery-kit";
import { ok, refuse, type Result } from "@perya/result";
import type { OutcomePart } from "../results/parts-of-outcome.ts";

export interface ReadRow {
  readonly outcome: unknown;
  /** How many numbers had lost leading zeros. */
  readonly restored: number;
}

/**
 * Reads the numbers of one result, by part. Spreadsheets drop leading zeros: a number that is too
 * short is padded to its prize's width, and counted. A part that is missing, too long, too numerous
 * or not a number is reported.
 */
export function readResult(
  rules: LotteryRules,
  terms: Terms,
  layout: readonly OutcomePart[],
  numbers: ReadonlyMap<string, readonly string[]>,
): Result<ReadRow, "INVALID_OUTCOME"> {
  let restored = 0;
  const parts: [string, unknown][] = [];
  for (const { name, list, width } of layout) {
    const given = numbers.get(name.toUpperCase()) ?? [];
    const wrong = given.find((number) => !/^\d+$/.test(number));
    if (wrong !== undefined) return refuse("INVALID_OUTCOME", `${name}: ${wrong} is no number`);
    const read = given.map((number) =>
      width === null ? Number(number) : number.padStart(width, "0"),
    );
    restored += given.filter((number) => width !== null && number.length < width).length;
    parts.push([name, list ? read : read[0]]);
  }
  const outcome = rules.readOutcome(Object.fromEntries(parts), terms);
  return outcome.ok
    ? ok({ outcome: outcome.value, restored })
    : refuse("INVALID_OUTCOME", outcome.detail ?? "not a complete result");
}
