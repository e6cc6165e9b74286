import type { RegisterChecks } from "@perya/api-client/operator";
import { useQuery } from "@tanstack/react-query";
import { Status, Time } from "../../shared/format/show.tsx";
import { reading } from "../../shared/http/api.ts";
import { Failed, Table, Waiting, type Column } from "../../shared/lists/table.tsx";

type Known = RegisterChecks["registers"][number];
type Check = RegisterChecks["checks"][number];

const MOMENTS: Readonly<Record<Check["moment"], string>> = {
  SIGN_UP: "Registration",
  SIGN_IN: "Sign-in",
  PLAY: "Deposit or play",
  ADVERTISING: "Advertising",
  AGAIN: "Regular check",
  NEW_LIST: "New list",
  PERSON_CHANGED: "Changed details",
};

const KNOWN: readonly Column<Known>[] = [
  { title: "Register", cell: ({ register }) => <bdi>{register}</bdi> },
  { title: "Says", cell: ({ excluded }) => <Status name={excluded ? "EXCLUDED" : "CLEAR"} /> },
  {
    title: "Until",
    cell: ({ excluded, until }) =>
      until === null ? excluded ? "no end" : "–" : <Time at={until} />,
  },
  { title: "Asked", cell: ({ askedAt }) => <Time at={askedAt} /> },
];
const CHECKS: readonly Column<Check>[] = [
  { title: "When", cell: ({ at }) => <Time at={at} /> },
  { title: "Register", cell: ({ register }) => <bdi>{register}</bdi> },
  { title: "At", cell: ({ moment }) => MOMENTS[moment] },
  { title: "Outcome", cell: ({ outcome }) => <Status name={outcome} /> },
];

/** What national registers said of a player, and when they were asked. */
export function PlayerRegisters({ id }: { id: string }) {
  const query = useQuery(reading("/players/{id}/registers", { path: { id } }));
  if (query.isPending) return <Waiting />;
  if (query.isError) return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  const { registers, checks } = query.data;
  if (checks.length === 0 && registers.length === 0)
    return <p className="text-soft">No national register was asked for this player.</p>;
  return (
    <>
      {registers.length > 0 && (
        <Table
          caption="What registers said last"
          columns={KNOWN}
          rows={registers}
          keyOf={({ register }) => register}
        />
      )}
      <Table
        caption="Checks, newest first"
        columns={CHECKS}
        rows={checks}
        keyOf={({ id: check }) => check}
      />
    </>
  );
}
