import type { BrandName, TournamentRow } from "@perya/api-client/operator";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Money, Status, Time } from "../../shared/format/show.tsx";
import { buttonClass } from "../../shared/forms/controls.tsx";
import { useMay } from "../../shared/http/session.ts";
import { Failed, Table, Waiting, type Column } from "../../shared/lists/table.tsx";
import { ENTRIES, SCORES, titleOf, tournamentsOf } from "./tournament.ts";

const COLUMNS: readonly Column<TournamentRow>[] = [
  {
    title: "Tournament",
    cell: (tournament) => (
      <Link
        to="/tournaments/$id"
        params={{ id: tournament.id }}
        search={true}
        className="font-medium text-violet underline-offset-4 hover:underline"
      >
        <bdi>{titleOf(tournament)}</bdi>
      </Link>
    ),
  },
  {
    title: "State",
    cell: ({ status, asked }) => <Status name={asked ? "WAITING" : status} />,
  },
  { title: "Score", cell: ({ score }) => SCORES.find(([name]) => name === score)?.[1] },
  { title: "Entry", cell: ({ entry }) => ENTRIES.find(([name]) => name === entry)?.[1] },
  { title: "From", cell: ({ startsAt }) => <Time at={startsAt} /> },
  { title: "Until", cell: ({ endsAt }) => <Time at={endsAt} /> },
  { title: "Prize money", cell: ({ budget }) => <Money amount={budget} />, figures: true },
];

/** A brand's tournaments, the newest first. */
export function TournamentList({ brand }: { brand: BrandName }) {
  const query = useQuery(tournamentsOf(brand.id));
  const may = useMay()("tournaments.write");
  if (query.isPending) return <Waiting />;
  if (query.isLoadingError)
    return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  const { tournaments } = query.data;
  return (
    <>
      {may && (
        <div className="flex">
          <Link
            to="/tournaments/$id"
            params={{ id: "new" }}
            search={true}
            className={buttonClass("primary")}
          >
            Add a tournament
          </Link>
        </div>
      )}
      {tournaments.length === 0 ? (
        <p className="rounded-xl border border-dashed border-line p-8 text-center text-soft">
          There is no tournament yet.
        </p>
      ) : (
        <Table caption="Tournaments" columns={COLUMNS} rows={tournaments} keyOf={({ id }) => id} />
      )}
    </>
  );
}
