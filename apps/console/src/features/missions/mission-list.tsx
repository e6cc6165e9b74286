import type { BrandName, MissionRow } from "@perya/api-client/operator";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { buttonClass } from "../../shared/forms/controls.tsx";
import { Money, Status, Time } from "../../shared/format/show.tsx";
import { useMay } from "../../shared/http/session.ts";
import { Failed, Table, Waiting, type Column } from "../../shared/lists/table.tsx";
import { KINDS, missionsOf, SPANS, titleOf } from "./mission.ts";

const FIGURES = new Intl.NumberFormat("en");

const COLUMNS: readonly Column<MissionRow>[] = [
  {
    title: "Mission",
    cell: (mission) => (
      <Link
        to="/missions/$id"
        params={{ id: mission.id }}
        search={true}
        className="font-medium text-violet underline-offset-4 hover:underline"
      >
        <bdi>{titleOf(mission)}</bdi>
      </Link>
    ),
  },
  {
    title: "State",
    cell: ({ status, waiting }) => <Status name={waiting ? "WAITING" : status} />,
  },
  { title: "Asks for", cell: ({ kind }) => KINDS.find(([name]) => name === kind)?.[1] },
  { title: "How often", cell: ({ span }) => SPANS.find(([name]) => name === span)?.[1] },
  { title: "Until", cell: ({ endsAt }) => <Time at={endsAt} /> },
  { title: "Points", cell: ({ points }) => FIGURES.format(points), figures: true },
  {
    title: "Cash",
    cell: ({ cash, cashMoney }) => (cash === "0" ? "–" : <Money amount={cashMoney} />),
    figures: true,
  },
  { title: "Claimed", cell: ({ claims }) => FIGURES.format(Number(claims)), figures: true },
  { title: "Cash paid", cell: ({ paid }) => <Money amount={paid} />, figures: true },
];

/** A brand's missions, as players see them in order. */
export function MissionList({ brand }: { brand: BrandName }) {
  const query = useQuery(missionsOf(brand.id));
  const may = useMay()("missions.write");
  if (query.isPending) return <Waiting />;
  if (query.isLoadingError)
    return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  const { missions } = query.data;
  return (
    <>
      {may && (
        <div className="flex">
          <Link
            to="/missions/$id"
            params={{ id: "new" }}
            search={true}
            className={buttonClass("primary")}
          >
            Add a mission
          </Link>
        </div>
      )}
      {missions.length === 0 ? (
        <p className="rounded-xl border border-dashed border-line p-8 text-center text-soft">
          There is no mission yet.
        </p>
      ) : (
        <Table caption="Missions" columns={COLUMNS} rows={missions} keyOf={({ id }) => id} />
      )}
    </>
  );
}
