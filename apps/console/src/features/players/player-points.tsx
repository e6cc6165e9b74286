import type { PointsEntry } from "@perya/api-client/operator";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { formatPoints } from "../../shared/format/points.ts";
import { Time } from "../../shared/format/show.tsx";
import { reading } from "../../shared/http/api.ts";
import { useFilters } from "../../shared/lists/filters.ts";
import { List, type Column } from "../../shared/lists/table.tsx";

const TYPES: Readonly<Record<PointsEntry["type"], string>> = {
  DEPOSIT: "Deposit",
  REVERSAL: "Deposit taken back",
  CONVERT: "Converted to cash",
  REDEEM: "Redeemed",
  RETURN: "Given back",
  GIFT: "Gift",
};

const COLUMNS: readonly Column<PointsEntry>[] = [
  { title: "What", cell: ({ type }) => TYPES[type] },
  { title: "Remark", cell: ({ remark }) => <bdi>{remark}</bdi> },
  { title: "Number", cell: ({ ref }) => <code>{ref}</code> },
  { title: "Pieces", cell: ({ quantity }) => quantity, figures: true },
  { title: "Points", cell: ({ changedPoints }) => formatPoints(changedPoints), figures: true },
  { title: "Then", cell: ({ pointsBalance }) => formatPoints(pointsBalance), figures: true },
  { title: "Time", cell: ({ at }) => <Time at={at} /> },
];

/** A player's points, and what moved them. */
export function PlayerPoints({ id }: { id: string }) {
  const { filters, toPage } = useFilters();
  const query = useQuery({
    ...reading("/players/{id}/points", {
      path: { id },
      query: { pageNo: filters.pageNo },
    }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      {query.data && (
        <p>
          Points now: <strong>{formatPoints(query.data.points)}</strong>
        </p>
      )}
      <List
        caption="Points"
        query={query}
        columns={COLUMNS}
        keyOf={({ type, ref }) => `${type} ${ref}`}
        onPage={toPage}
        empty="No points have moved."
      />
    </>
  );
}
