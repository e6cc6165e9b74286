import { createHash } from "node:crypto";
import { BROUGHT, REPORT_LINES } from "../lines.ts";
import { MEASURE_NAMES, NOTHING, plus, type Measures } from "../measures.ts";
import type { ClosedBook, ClosedSum } from "./closed.store.ts";
import type { GameSums } from "./day-sums.store.ts";
import { settledOf } from "./identities.ts";

interface Key {
  readonly currency: string;
  readonly book: string;
  readonly excluded?: boolean;
}

const keyOf = ({ currency, book, excluded }: Key) => `${currency} ${book} ${excluded ?? ""}`;
const byKey = (one: Key, other: Key) => (keyOf(one) < keyOf(other) ? -1 : 1);

interface Summed extends Required<Key> {
  of: Measures;
  open: bigint;
  funds: bigint;
}

/** The measures of a closed day as they are stored: digits, without those that are 0. */
export function digitsOf(of: Measures): Record<string, string> {
  const some = MEASURE_NAMES.filter((name) => of[name] !== 0n);
  return Object.fromEntries(some.map((name) => [name, of[name].toString()]));
}

/**
 * The sums of a day by currency and book, those of trial and test accounts apart, with what was
 * open and what players had when it ended, going on from the day before.
 */
export function closedSums(
  before: readonly ClosedSum[],
  byGame: readonly GameSums[],
  quarters: readonly (GameSums & { readonly moved: bigint })[],
): ClosedSum[] {
  const sums = new Map<string, Summed>();
  const at = ({ currency, book, excluded }: Required<Key>) => {
    const found = sums.get(keyOf({ currency, book, excluded }));
    if (found) return found;
    const made = { currency, book, excluded, of: NOTHING, open: 0n, funds: 0n };
    sums.set(keyOf(made), made);
    return made;
  };
  for (const row of before) Object.assign(at(row), { open: row.open, funds: row.funds });
  for (const row of byGame) {
    const sum = at(row);
    sum.of = plus(sum.of, row);
  }
  for (const row of quarters) {
    const sum = at(row);
    sum.open += row.moved - settledOf(row);
    sum.funds -= row.moved;
  }
  return [...sums.values()].toSorted(byKey).map(({ of, funds, ...sum }) => {
    const lines = REPORT_LINES.filter((line) => line !== "away").map((line) => BROUGHT[line](of));
    const brought = lines.reduce((all, units) => all + units, of.unallocated);
    return { ...sum, sums: digitsOf(of), funds: funds + brought };
  });
}

/** SHA-256 over a closed day's sums and the hash of the closed day before, in hex. */
export function hashOfDay(day: {
  readonly brandId: bigint;
  readonly day: string;
  readonly previous: string | null;
  readonly sums: readonly ClosedSum[];
  readonly books: readonly ClosedBook[];
}): Buffer {
  const sums = day.sums.toSorted(byKey).map(({ currency, book, excluded, open, funds, ...of }) => {
    const measures = Object.entries(of.sums).toSorted(([one], [other]) => (one < other ? -1 : 1));
    return [currency, book, excluded, open.toString(), funds.toString(), ...measures.flat()];
  });
  const books = day.books
    .toSorted(byKey)
    .map(({ currency, book, ...of }) => [
      currency,
      book,
      ...[of.funds, of.away, of.held, of.open, of.ggrToDate].map((units) => units.toString()),
    ]);
  const text = JSON.stringify([day.brandId.toString(), day.day, day.previous, sums, books]);
  return createHash("sha256").update(text).digest();
}
