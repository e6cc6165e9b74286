import type { FigureDay } from "@perya/api-client/operator";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { reading } from "../../shared/http/api.ts";
import { Button } from "../../shared/forms/controls.tsx";
import { Check, Money, Status } from "../../shared/format/show.tsx";
import { useFilters } from "../../shared/lists/filters.ts";
import { Failed, Table, Waiting, type Column } from "../../shared/lists/table.tsx";
import { identityWords } from "./identity-words.ts";

const REFRESH_MS = 15_000;

type Book = FigureDay["books"][number];

const each = ({ books }: FigureDay, show: (book: Book) => ReactNode) =>
  books.length === 0 ? (
    "–"
  ) : (
    <span className="grid gap-0.5">
      {books.map((book) => (
        <span key={`${book.currency} ${book.book}`}>{show(book)}</span>
      ))}
    </span>
  );
/** An amount of each currency and book, or a dash where there is none yet. */
const money = (
  title: string,
  of: (book: Book) => Book["stake"] | null,
  signed = false,
): Column<FigureDay> => ({
  title,
  figures: true,
  cell: (day) =>
    each(day, (book) => {
      const amount = of(book);
      return amount ? <Money amount={amount} signed={signed} /> : "–";
    }),
});

const COLUMNS: readonly Column<FigureDay>[] = [
  { title: "Day", cell: ({ day }) => <time dateTime={day}>{day}</time> },
  { title: "State", cell: (day) => <State day={day} /> },
  { title: "Money", cell: (day) => each(day, ({ currency, book }) => `${currency}, ${book}`) },
  money("Stake", ({ stake }) => stake),
  money("Payout", ({ payout }) => payout),
  money("GGR", ({ ggr }) => ggr, true),
  money("Deposits", ({ deposits }) => deposits),
  money("Withdrawals", ({ withdrawals }) => withdrawals),
  money("Open at the end", ({ open }) => open),
  money("Players' funds", ({ funds }) => funds),
];

/** A brand's days, newest first, each with its state. */
export function DayList({ brand }: { brand: number }) {
  const { filters, set } = useFilters();
  const { before } = filters;
  const query = useQuery({
    ...reading("/days", { query: { brand, before } }),
    refetchInterval: before === undefined ? REFRESH_MS : false,
    placeholderData: keepPreviousData,
  });
  if (query.isPending) return <Waiting />;
  if (query.isLoadingError)
    return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  const { days, isLast } = query.data;
  const oldest = isLast ? undefined : days.at(-1);
  return (
    <div className="grid gap-3">
      {days.length === 0 ? (
        <p className="text-soft">No older days.</p>
      ) : (
        <Table caption="Days" columns={COLUMNS} rows={days} keyOf={({ day }) => day} />
      )}
      <nav aria-label="Pages" className="flex justify-end gap-2">
        {before !== undefined && (
          <Button onClick={() => set({ before: undefined })}>Back to today</Button>
        )}
        {oldest && <Button onClick={() => set({ before: oldest.day })}>Older days</Button>}
      </nav>
      <p className="text-sm text-soft">
        Settled bets only. Trial and test accounts are left out. A closed day never changes: what
        comes later is booked on the day it comes. A red day is checked again every ten minutes, and
        later days wait for it.
      </p>
    </div>
  );
}

/** The state in words, with what is checked of a closed day and what fails on a red one. */
function State({ day: { state, check, breaks } }: { day: FigureDay }) {
  return (
    <span className="grid justify-items-start gap-1 max-lg:justify-items-end lg:max-w-64">
      <Status name={state} />
      {check && (
        <span title={check.hash}>
          <Check green={check.matches}>
            {check.matches ? "Unchanged since it closed" : "Changed since it closed"}
          </Check>
        </span>
      )}
      {breaks.map((one) => (
        <span key={`${one.identity} ${one.of} ${one.book}`} className="text-coral">
          {identityWords(one)}: <Money amount={one.amount} />
        </span>
      ))}
    </span>
  );
}
