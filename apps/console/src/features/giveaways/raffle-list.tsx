import type { BrandName, RaffleRow } from "@perya/api-client/operator";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Money, Status, Time } from "../../shared/format/show.tsx";
import { buttonClass } from "../../shared/forms/controls.tsx";
import { useMay } from "../../shared/http/session.ts";
import { Panel } from "../../shared/layout/page.tsx";
import { Failed, Table, Waiting, type Column } from "../../shared/lists/table.tsx";
import { rafflesOf, titleOf } from "./raffle.ts";

const COLUMNS: readonly Column<RaffleRow>[] = [
  {
    title: "Raffle",
    cell: (raffle) => (
      <Link
        to="/giveaways/raffles/$id"
        params={{ id: raffle.id }}
        search={true}
        className="font-medium text-violet underline-offset-4 hover:underline"
      >
        <bdi>{titleOf(raffle)}</bdi>
      </Link>
    ),
  },
  {
    title: "State",
    cell: ({ status, waiting }) => <Status name={waiting ? "WAITING" : status} />,
  },
  { title: "From", cell: ({ startsAt }) => <Time at={startsAt} /> },
  { title: "Until", cell: ({ endsAt }) => <Time at={endsAt} /> },
  {
    title: "Prizes",
    cell: ({ prizes }) => prizes.reduce((sum, { count }) => sum + count, 0),
    figures: true,
  },
  { title: "Claimed", cell: ({ claims }) => claims, figures: true },
  { title: "Budget", cell: ({ budget }) => <Money amount={budget} />, figures: true },
  { title: "Cash paid", cell: ({ paid }) => <Money amount={paid} />, figures: true },
];

/** A brand's raffles, the newest first. */
export function RaffleList({ brand }: { brand: BrandName }) {
  const query = useQuery(rafflesOf(brand.id));
  const may = useMay()("giveaways.write");
  const add = may && (
    <Link
      to="/giveaways/raffles/$id"
      params={{ id: "new" }}
      search={true}
      className={buttonClass("primary")}
    >
      Add a raffle
    </Link>
  );
  return (
    <Panel title="Raffles" actions={add}>
      {query.isPending ? (
        <Waiting />
      ) : query.isLoadingError ? (
        <Failed fault={query.error} onRetry={() => void query.refetch()} />
      ) : query.data.raffles.length === 0 ? (
        <p className="rounded-xl border border-dashed border-line p-8 text-center text-soft">
          There is no raffle yet.
        </p>
      ) : (
        <Table
          caption="Raffles"
          columns={COLUMNS}
          rows={query.data.raffles}
          keyOf={({ id }) => id}
        />
      )}
    </Panel>
  );
}
