import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Status, Time } from "../../../shared/format/show.tsx";
import { reading } from "../../../shared/http/api.ts";
import { useMay } from "../../../shared/http/session.ts";
import { Panel } from "../../../shared/layout/page.tsx";
import { Failed, Waiting } from "../../../shared/lists/table.tsx";
import { OpenCase } from "./open-case.tsx";

/** A player's cases, and opening one. */
export function PlayerCases({ id }: { id: string }) {
  const query = useQuery(reading("/players/{id}/cases", { path: { id } }));
  const may = useMay();
  if (query.isPending) return <Waiting />;
  if (query.isError) return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  const cases = query.data;
  const isOpen = cases.some(({ state }) => state === "OPEN" || state === "INVESTIGATING");
  return (
    <Panel title="Cases" actions={may("cases.write") && !isOpen && <OpenCase player={id} />}>
      {cases.length === 0 && <p className="text-soft">There was never a case of this player.</p>}
      <ul className="grid gap-2">
        {cases.map((one) => (
          <li key={one.id} className="flex flex-wrap items-center justify-between gap-2">
            <Link
              to="/cases/$id"
              params={{ id: one.id }}
              className="inline-flex min-h-6 items-center text-violet underline"
            >
              {one.id}
            </Link>
            <span className="text-soft">
              since <Time at={one.openedAt} />
            </span>
            <Status name={one.state} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
