import type { RiskOfPlayer } from "@perya/api-client/operator";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Time } from "../../../shared/format/show.tsx";
import { reading } from "../../../shared/http/api.ts";
import { useMay } from "../../../shared/http/session.ts";
import { Panel } from "../../../shared/layout/page.tsx";
import { Failed, Table, Waiting, type Column } from "../../../shared/lists/table.tsx";
import { PlayerCases } from "./player-cases.tsx";
import { Reasons } from "../../../shared/risk/risk-score.tsx";
import { ScoreMark } from "../../../shared/risk/score-mark.tsx";
import { SubjectLink } from "../../../shared/risk/subject-link.tsx";

type Linked = RiskOfPlayer["links"][number];
type Tie = Linked["ties"][number];

const TIES: Readonly<Record<Tie["kind"], string>> = {
  account: "Bank account",
  device: "Browser at the same address",
  address: "Address",
  phone: "Phone",
  document: "Identity number",
};

const LINKS: readonly Column<Linked>[] = [
  {
    title: "Player",
    cell: ({ player: { id, username } }) => (
      <Link to="/players/$id" params={{ id }} className="text-violet underline">
        {username}
      </Link>
    ),
  },
  {
    title: "Shared",
    cell: ({ ties }) => (
      <ul className="grid gap-1">
        {ties.map((tie) => (
          <li key={tie.kind}>
            {TIES[tie.kind]}
            {tie.value && (
              <bdi className="text-soft"> {isNumber(tie) ? `•••• ${tie.value}` : tie.value}</bdi>
            )}
            , {tie.times === 1 ? "once" : `${tie.times} times`}, last <Time at={tie.lastAt} />
          </li>
        ))}
      </ul>
    ),
  },
];

const isNumber = ({ kind }: Tie) => kind !== "address" && kind !== "device";

/** A player's scores, cases, and the accounts that share something with theirs. */
export function PlayerRisk({ id }: { id: string }) {
  const query = useQuery(reading("/players/{id}/risk", { path: { id } }));
  const may = useMay();
  if (query.isPending) return <Waiting />;
  if (query.isError) return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  const { scores, links } = query.data;
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 lg:grid-cols-2">
        {may("cases.read") && <PlayerCases id={id} />}
        <Panel title="Latest scores">
          {scores.length === 0 && <p className="text-soft">No rule found anything.</p>}
          <ul className="grid gap-3">
            {scores.map((score) => (
              <li key={score.subject} className="grid gap-1">
                <span className="flex items-center justify-between gap-3">
                  <SubjectLink subject={score.subject} />
                  <ScoreMark score={score.score} />
                </span>
                <Reasons score={score} />
              </li>
            ))}
          </ul>
        </Panel>
      </div>
      <Panel title="Linked accounts">
        {links.length === 0 ? (
          <p className="text-soft">No other player of the brand shares anything with this one.</p>
        ) : (
          <Table
            caption="Linked accounts"
            columns={LINKS}
            rows={links}
            keyOf={({ player }) => player.id}
          />
        )}
      </Panel>
    </div>
  );
}
