import type { CoveredTransaction } from "@perya/api-client/operator";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { plainMoney } from "../../shared/format/plain-money.ts";
import { Money, Time } from "../../shared/format/show.tsx";
import { reading } from "../../shared/http/api.ts";
import { DownloadCsv } from "../../shared/lists/download-csv.tsx";
import { useFilters } from "../../shared/lists/filters.ts";
import type { QueueColumn } from "../../shared/lists/queue.tsx";
import { List } from "../../shared/lists/table.tsx";
import { SubjectLink } from "../../shared/risk/subject-link.tsx";

const COLUMNS: readonly QueueColumn<CoveredTransaction>[] = [
  {
    title: "Transaction",
    cell: ({ subject }) => <SubjectLink subject={subject} />,
    csv: ({ subject }) => subject,
  },
  {
    title: "Player",
    cell: ({ player: { id, username } }) => (
      <Link to="/players/$id" params={{ id }} className="text-violet underline">
        {username}
      </Link>
    ),
    csv: ({ player }) => player.username,
  },
  {
    title: "Amount",
    cell: ({ amount }) => <Money amount={amount} />,
    csv: ({ amount }) => plainMoney(amount),
    figures: true,
  },
  {
    title: "Reported above",
    cell: ({ above }) => <Money amount={above} />,
    csv: ({ above }) => plainMoney(above),
    figures: true,
  },
  { title: "When", cell: ({ at }) => <Time at={at} />, csv: ({ at }) => at },
];

/** Transactions above the reported amount, for the authority's form. */
export function Covered() {
  const { filters, toPage } = useFilters();
  const read = (pageNo: number) => reading("/risk/covered", { query: { pageNo } });
  const query = useQuery(read(filters.pageNo ?? 1));
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-soft">
          Deposits credited and withdrawals paid above the brand's reported amount. Each is kept as
          it was recorded.
        </p>
        <DownloadCsv name="covered-transactions" columns={COLUMNS} read={read} />
      </div>
      <List
        caption="Covered transactions"
        query={query}
        columns={COLUMNS}
        keyOf={({ subject }) => subject}
        onPage={toPage}
        empty="No transaction was above the reported amount."
      />
    </>
  );
}
