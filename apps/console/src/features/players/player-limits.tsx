import type { LimitsOfPlayer } from "@perya/api-client/operator";
import { useQuery } from "@tanstack/react-query";
import { Money, Time } from "../../shared/format/show.tsx";
import { reading } from "../../shared/http/api.ts";
import { Facts, Panel } from "../../shared/layout/page.tsx";
import { Failed, Table, Waiting, type Column } from "../../shared/lists/table.tsx";
import { ALL_TITLES } from "./limit-titles.ts";

type Limit = LimitsOfPlayer["limits"][number];
type TimeLimit = LimitsOfPlayer["times"][number];
type Change = LimitsOfPlayer["changes"][number];
type Value = Limit["own"] | number;

/** An amount or minutes, as staff read it. */
function valueOf(value: Value) {
  if (value === null) return "none";
  return typeof value === "number" ? `${value} min` : <Money key="amount" amount={value} />;
}

const WHAT: Readonly<Record<Change["what"], string>> = {
  SET: "Set",
  LOWERED: "Lowered",
  RAISE_ASKED: "Raise requested",
  RAISED: "Raised",
  RAISE_DROPPED: "Raise dropped",
};

const CHANGES: readonly Column<Change>[] = [
  { title: "When", cell: ({ at }) => <Time at={at} /> },
  { title: "Limit", cell: ({ name }) => ALL_TITLES[name] },
  { title: "What", cell: ({ what }) => WHAT[what] },
  { title: "From", cell: ({ before, minutes }) => valueOf(minutes?.before ?? before) },
  { title: "To", cell: ({ after, minutes }) => valueOf(minutes?.after ?? after) },
  { title: "By", cell: ({ owner, actor }) => (owner === "PLAYER" ? "the player" : actor) },
];

/** A player's limits: their own, those of staff, what is used of them, and their history. */
export function PlayerLimits({ id }: { id: string }) {
  const query = useQuery(reading("/players/{id}/limits", { path: { id } }));
  if (query.isPending) return <Waiting />;
  if (query.isError) return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  const { limits, times, changes, unclaimed } = query.data;
  const set = [
    ...limits.filter(({ own, staff, raise }) => own ?? staff ?? raise),
    ...times.filter(({ own, raise }) => own !== null || raise),
  ];
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <Panel title="Limits">
        {unclaimed && (
          <p>
            The player is excluded. By {unclaimed.rule}, what is left of the balance goes to public
            funds from <Time at={unclaimed.from} /> on.
          </p>
        )}
        {set.length === 0 && <p>Neither the player nor staff have set a limit.</p>}
        {set.map((limit) => (
          <OneLimit key={limit.name} limit={limit} />
        ))}
      </Panel>
      <Panel title="History of limits">
        <Table
          caption="Changes of limits"
          columns={CHANGES}
          rows={changes}
          keyOf={({ at, name, what }) => `${at} ${name} ${what}`}
        />
      </Panel>
    </div>
  );
}

function OneLimit({ limit }: { limit: Limit | TimeLimit }) {
  const { name, own, used, raise } = limit;
  return (
    <section aria-label={ALL_TITLES[name]}>
      <h3 className="font-semibold">{ALL_TITLES[name]}</h3>
      <Facts
        facts={[
          ["The player's own", valueOf(own)],
          ...("staff" in limit ? ([["Set by staff", valueOf(limit.staff)]] as const) : []),
          // Nothing adds up to a limit of single bets.
          ...(used === null ? [] : ([["Used", valueOf(used)]] as const)),
          ...(raise
            ? ([
                ["Requested", raise.to === null ? "no limit" : valueOf(raise.to)],
                ["Can be confirmed from", <Time key="from" at={raise.from} />],
              ] as const)
            : []),
        ]}
      />
    </section>
  );
}
