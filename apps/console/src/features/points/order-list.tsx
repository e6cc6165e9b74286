import type { PointsOrderRow } from "@perya/api-client/operator";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { formatPoints } from "../../shared/format/points.ts";
import { Age } from "../../shared/format/age.tsx";
import { Money, Status } from "../../shared/format/show.tsx";
import { reading } from "../../shared/http/api.ts";
import { useFilters } from "../../shared/lists/filters.ts";
import { SearchBox } from "../../shared/lists/search-box.tsx";
import { StatusFilter } from "../../shared/lists/status-filter.tsx";
import { List, type Column } from "../../shared/lists/table.tsx";

const LINK = "text-violet underline";

const DECIDED = ["APPROVED", "REJECTED"] as const;

const COLUMNS: readonly Column<PointsOrderRow>[] = [
  {
    title: "Reward",
    cell: ({ id, title, quantity }) => (
      <Link to="/points/$part/$id" params={{ part: "orders", id }} className={LINK}>
        {quantity > 1 ? `${quantity} × ` : ""}
        <bdi>{title}</bdi>
      </Link>
    ),
  },
  { title: "State", cell: ({ status }) => <Status name={status} /> },
  {
    title: "Player",
    cell: ({ player }) => (
      <Link to="/players/$id" params={{ id: player.id }} className={LINK}>
        {player.username}
      </Link>
    ),
  },
  { title: "Points", cell: ({ points }) => formatPoints(points), figures: true },
  { title: "Credit", cell: ({ cash }) => (cash ? <Money amount={cash} /> : "–"), figures: true },
  { title: "Redeemed", cell: ({ createdAt }) => <Age since={createdAt} /> },
];

/** Redeemed rewards: those that wait oldest first, others newest first. */
export function OrderList() {
  const { filters, set, toPage } = useFilters();
  const status = DECIDED.find((one) => one === filters.status) ?? "IN_PROCESS";
  const query = useQuery({
    ...reading("/points/orders", {
      query: { status, search: filters.search, pageNo: filters.pageNo },
    }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <div className="flex flex-wrap items-end gap-3">
        <StatusFilter states={DECIDED} first="In process, the oldest first" />
        <SearchBox
          label="Player's name or id"
          value={filters.search ?? ""}
          onSearch={(search) => set({ search })}
        />
      </div>
      <List
        caption="Redeemed rewards"
        query={query}
        columns={COLUMNS}
        keyOf={({ id }) => id}
        onPage={toPage}
        empty={
          status === "IN_PROCESS" ? "No order is waiting." : "There is no order in this state."
        }
      />
    </>
  );
}
