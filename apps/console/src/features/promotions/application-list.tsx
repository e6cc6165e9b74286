import type { ApplicationRow } from "@perya/api-client/operator";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Button } from "../../shared/forms/controls.tsx";
import { Age } from "../../shared/format/age.tsx";
import { Money, Status } from "../../shared/format/show.tsx";
import { reading } from "../../shared/http/api.ts";
import { useFilters } from "../../shared/lists/filters.ts";
import { SearchBox } from "../../shared/lists/search-box.tsx";
import { StatusFilter } from "../../shared/lists/status-filter.tsx";
import { List, type Column } from "../../shared/lists/table.tsx";

const LINK = "text-violet underline";

const DECIDED = [
  "ISSUED",
  "PROCESS",
  "COMPLETED",
  "REJECTED",
  "EXPIRED",
  "FORFEITED",
  "VOIDED",
] as const;

const COLUMNS: readonly Column<ApplicationRow>[] = [
  {
    title: "Player",
    cell: ({ id, player }) => (
      <Link to="/applications/$id" params={{ id }} className={LINK}>
        {player.username}
      </Link>
    ),
  },
  { title: "State", cell: ({ status }) => <Status name={status} /> },
  {
    title: "Promotion",
    cell: ({ promotion, title }) => (
      <Link to="/promotions/$id" params={{ id: promotion }} className={LINK}>
        <bdi>{title}</bdi>
      </Link>
    ),
  },
  { title: "Bonus", cell: ({ bonus }) => (bonus ? <Money amount={bonus} /> : "–"), figures: true },
  { title: "Applied", cell: ({ at }) => <Age since={at} /> },
];

/** Applications for promotions: those that wait oldest first, others newest first. */
export function ApplicationList() {
  const { filters, set, toPage } = useFilters();
  const { search, promotion, pageNo } = filters;
  const status = DECIDED.find((one) => one === filters.status) ?? "APPLYING";
  const query = useQuery({
    ...reading("/applications", { query: { status, search, promotion, pageNo } }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <div className="flex flex-wrap items-end gap-3">
        <StatusFilter states={DECIDED} first="Waiting, the oldest first" />
        <SearchBox
          label="Player's name or id"
          value={search ?? ""}
          onSearch={(typed) => set({ search: typed })}
        />
        {promotion !== undefined && (
          <Button onClick={() => set({ promotion: undefined })}>Of all promotions</Button>
        )}
      </div>
      <List
        caption="Applications"
        query={query}
        columns={COLUMNS}
        keyOf={({ id }) => id}
        onPage={toPage}
        empty={
          status === "APPLYING"
            ? "No application is waiting."
            : "There is no application in this state."
        }
      />
    </>
  );
}
