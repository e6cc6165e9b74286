import type { RedPacketRow, RedPacketShareRow } from "@perya/api-client/operator";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { plainMoney } from "../../shared/format/plain-money.ts";
import { Money, Time } from "../../shared/format/show.tsx";
import { Button } from "../../shared/forms/controls.tsx";
import { reading } from "../../shared/http/api.ts";
import { Panel } from "../../shared/layout/page.tsx";
import { toCsv } from "../../shared/lists/csv.ts";
import { offerFile } from "../../shared/lists/offer-file.ts";
import type { QueueColumn } from "../../shared/lists/queue.tsx";
import { Failed, Table, Waiting } from "../../shared/lists/table.tsx";

const COLUMNS: readonly QueueColumn<RedPacketShareRow>[] = [
  { title: "Share", cell: ({ place }) => place, csv: ({ place }) => place, figures: true },
  {
    title: "Amount",
    cell: ({ amount }) => <Money amount={amount} />,
    csv: ({ amount }) => plainMoney(amount),
    figures: true,
  },
  {
    title: "Player",
    cell: ({ player, username }) =>
      player === null ? (
        "Nobody"
      ) : (
        <Link
          to="/players/$id"
          params={{ id: player }}
          className="font-medium text-violet underline-offset-4 hover:underline"
        >
          <bdi>{username}</bdi>
        </Link>
      ),
    csv: ({ username }) => username,
  },
  {
    title: "Taken",
    cell: ({ claimedAt }) => <Time at={claimedAt} />,
    csv: ({ claimedAt }) => claimedAt,
  },
];

/** The shares that were taken, in their order; all of them once the red packet is over. */
export function PacketShares({ packet: { id } }: { packet: RedPacketRow }) {
  const query = useQuery(reading("/red-packets/{id}/shares", { path: { id } }));
  const shares = query.data?.shares ?? [];
  const save = () =>
    offerFile(`red-packet-${id}.csv`, toCsv(COLUMNS, shares), "text/csv;charset=utf-8");
  return (
    <Panel
      title="Shares"
      actions={shares.length > 0 && <Button onClick={save}>Download CSV</Button>}
    >
      {query.isPending ? (
        <Waiting />
      ) : query.isLoadingError ? (
        <Failed fault={query.error} onRetry={() => void query.refetch()} />
      ) : shares.length === 0 ? (
        <p className="text-soft">
          Nobody has taken a share yet. What is left is shown once it is over.
        </p>
      ) : (
        <Table
          caption="Shares"
          columns={COLUMNS}
          rows={shares}
          keyOf={({ place }) => String(place)}
        />
      )}
    </Panel>
  );
}
