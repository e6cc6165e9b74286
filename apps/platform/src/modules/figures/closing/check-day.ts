import type { Tx } from "@perya/postgres";
import type { LineOf } from "../lines.ts";
import { checkMonth } from "./check-month.ts";
import { closedSums } from "./closed-sums.ts";
import {
  selectBooks,
  selectOriginalTotals,
  selectSums,
  type ClosedBook,
  type ClosedSum,
} from "./closed.store.ts";
import type { Break, Closing } from "./closings.store.ts";
import {
  selectByOriginal,
  selectDayByGame,
  selectOpenAt,
  selectQuartersByGame,
} from "./day-sums.store.ts";
import { checkBook } from "./identities.ts";
import { selectLedgerDay } from "./ledger-days.store.ts";
import { selectRecordDay } from "./record-days.store.ts";

/** Days for which what is open now is still compared: it is read back from today's quarters. */
const OPEN_COMPARED = { hours: 8 * 24 };

interface Checked {
  readonly breaks: readonly Break[];
  readonly books: readonly ClosedBook[];
  readonly sums: readonly ClosedSum[];
  readonly originals: Awaited<ReturnType<typeof selectByOriginal>>;
}

/**
 * Checks the identities of a brand's day, going on from the closed day `before`. It reads the day's
 * own rows, each by an index, and on the last day of a month the month's quarter-hours.
 */
export async function checkDay(
  tx: Tx,
  closing: Closing,
  before: Closing | undefined,
  { lineOf, now }: { readonly lineOf: LineOf; readonly now: Temporal.Instant },
): Promise<Checked> {
  const { brandId, day, end } = closing;
  const isNear = Temporal.Instant.compare(end.add(OPEN_COMPARED), now) > 0;
  const ledger = await selectLedgerDay(tx, brandId, day);
  const record = await selectRecordDay(tx, brandId, day);
  const byGame = await selectDayByGame(tx, brandId, day);
  const quarters = await selectQuartersByGame(tx, brandId, closing);
  const openAt = isNear ? await selectOpenAt(tx, brandId, end) : null;
  const originals = await selectByOriginal(tx, brandId, day);
  const totals = await selectOriginalTotals(tx, brandId);
  const books = before ? await selectBooks(tx, brandId, before.day) : [];
  const past = before ? await selectSums(tx, brandId, before.day) : [];
  const names = new Map(
    [...ledger, ...record, ...byGame, ...quarters, ...(openAt ?? []), ...totals, ...books].map(
      ({ currency, book }) => [`${currency} ${book}`, { currency, book }],
    ),
  );
  const checked = [...names.values()].map((name) => {
    const isOf = (row: { currency: string; book: string }) =>
      row.currency === name.currency && row.book === name.book;
    const empty = { funds: 0n, away: 0n, held: 0n, open: 0n, ggrToDate: 0n };
    return checkBook(
      {
        ...name,
        ledger: ledger.filter(isOf),
        record: record.find(isOf),
        before: books.find(isOf) ?? { ...name, ...empty },
        byGame: byGame.filter(isOf),
        quarters: quarters.filter(isOf),
        openAt: openAt && (openAt.find(isOf)?.units ?? 0n),
        original: originals.filter(isOf),
        originalToDate: totals.find(isOf)?.units ?? 0n,
      },
      lineOf,
    );
  });
  const sums = closedSums(past, byGame, quarters);
  return {
    breaks: [
      ...checked.flatMap(({ breaks }) => breaks),
      ...(isLastOfMonth(day) ? await checkMonth(tx, closing, sums) : []),
    ],
    books: checked.map(({ book }) => book),
    sums,
    originals,
  };
}

const isLastOfMonth = (day: string) => {
  const date = Temporal.PlainDate.from(day);
  return date.day === date.daysInMonth;
};
