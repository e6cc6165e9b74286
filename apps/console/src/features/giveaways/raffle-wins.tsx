import type { RaffleRow, RaffleWinRow } from "@perya/api-client/operator";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { plainMoney } from "../../shared/format/plain-money.ts";
import { Money, Status, Time } from "../../shared/format/show.tsx";
import { Button } from "../../shared/forms/controls.tsx";
import { reading } from "../../shared/http/api.ts";
import { Panel } from "../../shared/layout/page.tsx";
import { toCsv } from "../../shared/lists/csv.ts";
import { offerFile } from "../../shared/lists/offer-file.ts";
import type { QueueColumn } from "../../shared/lists/queue.tsx";
import { Failed, Table, Waiting } from "../../shared/lists/table.tsx";

const COLUMNS: readonly QueueColumn<RaffleWinRow>[] = [
  { title: "Draw", cell: ({ draw }) => draw, csv: ({ draw }) => draw, figures: true },
  { title: "Prize", cell: ({ place }) => place, csv: ({ place }) => place, figures: true },
  { title: "Ticket", cell: ({ ticket }) => ticket, csv: ({ ticket }) => ticket, figures: true },
  {
    title: "Player",
    cell: ({ player, username }) => (
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
    title: "Cash",
    cell: ({ cash }) => <Money amount={cash} />,
    csv: ({ cash }) => plainMoney(cash),
    figures: true,
  },
  { title: "Points", cell: ({ points }) => points, csv: ({ points }) => points, figures: true },
  {
    title: "State",
    cell: ({ status }) => <Status name={status} />,
    csv: ({ status }) => status,
  },
  { title: "Drawn", cell: ({ drawnAt }) => <Time at={drawnAt} />, csv: ({ drawnAt }) => drawnAt },
  {
    title: "To claim until",
    cell: ({ claimBy }) => <Time at={claimBy} />,
    csv: ({ claimBy }) => claimBy,
  },
  {
    title: "Claimed",
    cell: ({ claimedAt }) => <Time at={claimedAt} />,
    csv: ({ claimedAt }) => claimedAt,
  },
];

/** Every draw of a raffle, with those of prizes that nobody claimed in time. */
export function RaffleWins({ raffle: { id } }: { raffle: RaffleRow }) {
  const query = useQuery(reading("/raffles/{id}/wins", { path: { id } }));
  const wins = query.data?.wins ?? [];
  const download = wins.length > 0 && (
    <Button
      onClick={() => offerFile(`raffle-${id}.csv`, toCsv(COLUMNS, wins), "text/csv;charset=utf-8")}
    >
      Download CSV
    </Button>
  );
  return (
    <Panel title="Draws" actions={download}>
      {query.isPending ? (
        <Waiting />
      ) : query.isLoadingError ? (
        <Failed fault={query.error} onRetry={() => void query.refetch()} />
      ) : wins.length === 0 ? (
        <p className="text-soft">Nobody had a ticket, so nothing was drawn.</p>
      ) : (
        <Table caption="Draws" columns={COLUMNS} rows={wins} keyOf={({ draw }) => String(draw)} />
      )}
    </Panel>
  );
}
