import type { LotteryOdds } from "@perya/api-client/operator";
import { useQuery } from "@tanstack/react-query";
import { reading } from "../../../shared/http/api.ts";
import { Panel } from "../../../shared/layout/page.tsx";
import { Time } from "../../../shared/format/show.tsx";
import { Failed, Table, Waiting } from "../../../shared/lists/table.tsx";
import { OddsEditor } from "./odds-editor.tsx";

type Mode = LotteryOdds["prizeMode"];

const MODES: readonly Mode[] = ["SEA", "Lott", "ZY", "Elott"];

/** One profile of odds: every price with its chance and return, and the versions there were. */
export function OddsPage({ mode, rules }: { mode: string; rules: string }) {
  const prizeMode = MODES.find((known) => known === mode) ?? "SEA";
  const query = useQuery(
    reading("/lottery/odds/{prizeMode}/{rules}", { path: { prizeMode, rules } }),
  );
  if (query.isPending) return <Waiting />;
  if (query.isLoadingError)
    return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  return (
    <>
      <OddsEditor key={`${mode} ${rules}`} odds={query.data} />
      <Versions odds={query.data} />
    </>
  );
}

function Versions({ odds: { versions } }: { odds: LotteryOdds }) {
  return (
    <Panel title="Versions">
      {versions.length === 0 ? (
        <p className="text-soft">No changes: the rule defaults apply.</p>
      ) : (
        <Table
          caption="Versions"
          rows={versions}
          keyOf={({ version }) => String(version)}
          columns={[
            { title: "Version", cell: ({ version }) => version },
            { title: "Created", cell: ({ madeAt }) => <Time at={madeAt} /> },
            { title: "By", cell: ({ madeBy }) => madeBy },
            { title: "Why", cell: ({ reason }) => reason },
            { title: "Prize group", cell: ({ prizeGroup }) => prizeGroup ?? "–", figures: true },
          ]}
        />
      )}
    </Panel>
  );
}
