import type { Tx } from "@perya/postgres";
import { zonesOf } from "../../brands/index.ts";
import { datesIn } from "../brand-dates.ts";
import { NOTHING, type Measures } from "../measures.ts";
import { brandDay, type BrandDay } from "./brand-day.ts";
import { digitsOf, hashOfDay } from "./closed-sums.ts";
import { selectBooks, selectSums, type ClosedSum } from "./closed.store.ts";
import { selectClosings, selectNow, type Break } from "./closings.store.ts";
import { selectShown, type ShownSums } from "./day-sums.store.ts";
import { selectFirstDay } from "./ledger-days.store.ts";

/** A brand's day as pages show it, without trial and test accounts. Ledger units. */
export interface ShownDay extends BrandDay {
  readonly state: "OPEN" | "CLOSING" | "CLOSED" | "RED";
  readonly breaks: readonly Break[];
  readonly books: readonly ShownBook[];
  /**
   * Of a closed day: whether what is shown is what was stored when it closed, and the stored sums
   * are those of the hash.
   */
  readonly check: { readonly matches: boolean; readonly hash: string } | null;
}

interface ShownBook {
  readonly currency: string;
  readonly book: string;
  readonly figures: Measures;
  /** Open bets and players' funds when the day ended; null while it is not closed. */
  readonly open: bigint | null;
  readonly funds: bigint | null;
}

/**
 * So many of a brand's days, newest first, with their state and figures: from today's back, or from
 * the one before a date (ISO 8601), to the first on which money moved. `isLast` is whether that one
 * is among them.
 */
export async function daysOf(
  tx: Tx,
  brandId: bigint,
  { before, count }: { readonly before?: string | undefined; readonly count: number },
): Promise<{ readonly days: readonly ShownDay[]; readonly isLast: boolean }> {
  const zones = await zonesOf(tx, brandId);
  const today = datesIn(zones)(brandId, await selectNow(tx));
  const first = (await selectFirstDay(tx, brandId)) ?? today;
  const spans: BrandDay[] = [];
  let date = before === undefined ? today : dayBefore(before);
  for (; date >= first && spans.length < count; date = dayBefore(date)) {
    const span = date > today ? undefined : brandDay(zones, date);
    if (span) spans.push(span);
  }
  const [oldest, to] = [spans.at(-1)?.day ?? today, spans[0]?.day ?? today];
  // The closed day before may be two dates earlier: a new zone can leave one out.
  const from = dayBefore(dayBefore(oldest));
  const closings = await selectClosings(tx, brandId, from, to);
  const shown = await selectShown(tx, brandId, spans);
  const sums = await selectSums(tx, brandId, from, to);
  const books = await selectBooks(tx, brandId, from, to);
  const days = spans.map((span): ShownDay => {
    const isOf = (row: { day: string }) => row.day === span.day;
    const at = closings.findIndex(isOf);
    const closing = closings[at];
    const [figures, stored] = [shown.filter(isOf), sums.filter(isOf)];
    const hash = closing?.hash ?? null;
    const again = hashOfDay({
      brandId,
      day: span.day,
      previous: closings[at - 1]?.hash ?? null,
      sums: stored.map(({ day: _day, ...sum }) => sum),
      books: books.filter(isOf).map(({ day: _day, ...book }) => book),
    });
    return {
      ...span,
      state: closing?.state ?? "OPEN",
      breaks: closing?.state === "RED" ? closing.breaks : [],
      books: booksOf(figures, stored),
      check:
        hash === null
          ? null
          : {
              hash,
              matches: again.toString("hex") === hash && isStored(figures, stored),
            },
    };
  });
  return { days, isLast: date < first };
}

const dayBefore = (day: string) => Temporal.PlainDate.from(day).subtract({ days: 1 }).toString();

const isShown = ({ excluded, book }: ClosedSum) => !excluded && book !== "test";

function booksOf(figures: readonly ShownSums[], stored: readonly ClosedSum[]): ShownBook[] {
  const names = [...figures, ...stored.filter(isShown)].map(
    ({ currency, book }) => `${book} ${currency}`,
  );
  return [...new Set(names)]
    .toSorted()
    .toReversed()
    .map((name) => {
      const isOf = (row: { currency: string; book: string }) =>
        `${row.book} ${row.currency}` === name;
      const sum = stored.filter(isShown).find(isOf);
      const [book = "", currency = ""] = name.split(" ");
      return {
        currency,
        book,
        figures: figures.find(isOf) ?? NOTHING,
        open: sum?.open ?? null,
        funds: sum?.funds ?? null,
      };
    });
}

/** Whether figures are those that were stored at the close. */
function isStored(figures: readonly ShownSums[], stored: readonly ClosedSum[]): boolean {
  const textOf = (name: string, digits: Readonly<Record<string, string>>) =>
    Object.entries(digits).map(([measure, units]) => `${name} ${measure} ${units}`);
  const now = figures.flatMap((row) => textOf(`${row.currency} ${row.book}`, digitsOf(row)));
  const then = stored
    .filter(isShown)
    .flatMap((row) => textOf(`${row.currency} ${row.book}`, row.sums));
  return now.toSorted().join() === then.toSorted().join();
}
