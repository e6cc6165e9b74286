import type { BrandName, RedPacketRow } from "@perya/api-client/operator";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Money, Status, Time } from "../../shared/format/show.tsx";
import { buttonClass } from "../../shared/forms/controls.tsx";
import { useMay } from "../../shared/http/session.ts";
import { Panel } from "../../shared/layout/page.tsx";
import { Failed, Table, Waiting, type Column } from "../../shared/lists/table.tsx";
import { packetsOf } from "./packet.ts";
import { titleOf } from "./raffle.ts";

const COLUMNS: readonly Column<RedPacketRow>[] = [
  {
    title: "Red packet",
    cell: (packet) => (
      <Link
        to="/giveaways/red-packets/$id"
        params={{ id: packet.id }}
        search={true}
        className="font-medium text-violet underline-offset-4 hover:underline"
      >
        <bdi>{titleOf(packet)}</bdi>
      </Link>
    ),
  },
  {
    title: "State",
    cell: ({ status, waiting }) => <Status name={waiting ? "WAITING" : status} />,
  },
  { title: "From", cell: ({ startsAt }) => <Time at={startsAt} /> },
  { title: "Until", cell: ({ endsAt }) => <Time at={endsAt} /> },
  { title: "Shares", cell: ({ shares }) => shares, figures: true },
  { title: "Taken", cell: ({ taken }) => taken, figures: true },
  { title: "Budget", cell: ({ total }) => <Money amount={total} />, figures: true },
  { title: "Paid", cell: ({ paid }) => <Money amount={paid} />, figures: true },
  { title: "Returned", cell: ({ returned }) => <Money amount={returned} />, figures: true },
];

/** A brand's red packets, the newest first. */
export function PacketList({ brand }: { brand: BrandName }) {
  const query = useQuery(packetsOf(brand.id));
  const may = useMay()("giveaways.write");
  const add = may && (
    <Link
      to="/giveaways/red-packets/$id"
      params={{ id: "new" }}
      search={true}
      className={buttonClass("primary")}
    >
      Add a red packet
    </Link>
  );
  return (
    <Panel title="Red packets" actions={add}>
      {query.isPending ? (
        <Waiting />
      ) : query.isLoadingError ? (
        <Failed fault={query.error} onRetry={() => void query.refetch()} />
      ) : query.data.packets.length === 0 ? (
        <p className="rounded-xl border border-dashed border-line p-8 text-center text-soft">
          There is no red packet yet.
        </p>
      ) : (
        <Table
          caption="Red packets"
          columns={COLUMNS}
          rows={query.data.packets}
          keyOf={({ id }) => id}
        />
      )}
    </Panel>
  );
}
