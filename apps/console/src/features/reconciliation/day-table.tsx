import type { ReconciliationDay } from "@perya/api-client/operator";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { plainMoney } from "../../shared/format/plain-money.ts";
import { Check, Money, Time } from "../../shared/format/show.tsx";
import { Field } from "../../shared/forms/controls.tsx";
import { reading } from "../../shared/http/api.ts";
import { DownloadCsv } from "../../shared/lists/download-csv.tsx";
import { useFilters } from "../../shared/lists/filters.ts";
import type { QueueColumn } from "../../shared/lists/queue.tsx";
import { Failed, Table, Waiting } from "../../shared/lists/table.tsx";
import { PROVIDER_WORDS } from "./words.ts";

const SHOWN_DAYS = 7;

type Day = ReconciliationDay;

const money = (
  title: string,
  of: (day: Day) => Day["in"]["ours"],
  signed = false,
): QueueColumn<Day> => ({
  title,
  figures: true,
  cell: (day) => <Money amount={of(day)} signed={signed} />,
  csv: (day) => plainMoney(of(day)),
});
/** When a statement that tells a direction was read. A list of arrivals tells no payouts. */
const read = (title: string, at: (day: Day) => string | null): QueueColumn<Day> => ({
  title,
  cell: (day) => (at(day) === null ? <Check green={false}>not read</Check> : <Time at={at(day)} />),
  csv: (day) => at(day) ?? "not read",
});
const COLUMNS: readonly QueueColumn<Day>[] = [
  { title: "Day", cell: ({ day }) => <time dateTime={day}>{day}</time>, csv: ({ day }) => day },
  {
    title: "Provider",
    cell: ({ provider }) => PROVIDER_WORDS[provider],
    csv: ({ provider }) => PROVIDER_WORDS[provider],
  },
  read("Pay-ins read", (day) => day.in.readAt),
  read("Pay-outs read", (day) => day.out.readAt),
  money("In, theirs", (day) => day.in.theirs),
  money("In, ours", (day) => day.in.ours),
  money("In, difference", (day) => day.in.difference, true),
  money("Out, theirs", (day) => day.out.theirs),
  money("Out, ours", (day) => day.out.ours),
  money("Out, difference", (day) => day.out.difference, true),
  { title: "Open", cell: ({ open }) => open, csv: ({ open }) => open, figures: true },
];

/** Each provider's sums of the day beside the ledger's, of a week unless other days are chosen. */
export function DayTable({ brand }: { brand: number }) {
  const { filters, set } = useFilters();
  const toDay = filters.to ?? Temporal.Now.plainDateISO().toString();
  const fromDay =
    filters.from ??
    Temporal.PlainDate.from(toDay)
      .subtract({ days: SHOWN_DAYS - 1 })
      .toString();
  const asked = reading("/reconciliation/days", { query: { brand, fromDay, toDay } });
  const query = useQuery({ ...asked, placeholderData: keepPreviousData });
  const file = {
    queryKey: [`file of ${asked.queryKey[0]}`] as const,
    queryFn: async () => ({
      content: (await asked.queryFn()).days,
      pageNo: 1,
      totalPages: 1,
    }),
  };
  return (
    <>
      <div className="flex flex-wrap items-end gap-3">
        <Field
          label="From"
          type="date"
          value={fromDay}
          onChange={({ target }) => set({ from: target.value })}
        />
        <Field
          label="To"
          type="date"
          value={toDay}
          onChange={({ target }) => set({ to: target.value })}
        />
        <DownloadCsv name="reconciliation-days" columns={COLUMNS} read={() => file} />
      </div>
      {query.isPending ? (
        <Waiting />
      ) : query.isError ? (
        <Failed fault={query.error} onRetry={() => void query.refetch()} />
      ) : query.data.days.length === 0 ? (
        <p className="text-soft">No statement and no movement on these days.</p>
      ) : (
        <Table
          caption="Sums by day"
          columns={COLUMNS}
          rows={query.data.days}
          keyOf={({ day, provider, in: { ours } }) => `${day} ${provider} ${ours.currency}`}
        />
      )}
      <p className="text-sm text-soft">
        Theirs is what the statements come to, ours what the ledger credited and what was sent. What
        was paid around midnight may be on one day there and on the next one here.
      </p>
    </>
  );
}
