import type { Downline, TeamGames, TeamOverview } from "@perya/api-client/operator";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { plainMoney } from "../../shared/format/plain-money.ts";
import { Money } from "../../shared/format/show.tsx";
import { Button, Choice, Field } from "../../shared/forms/controls.tsx";
import { call, reading } from "../../shared/http/api.ts";
import { Facts, Panel } from "../../shared/layout/page.tsx";
import { toCsv } from "../../shared/lists/csv.ts";
import { DownloadCsv } from "../../shared/lists/download-csv.tsx";
import { useFilters } from "../../shared/lists/filters.ts";
import { offerFile } from "../../shared/lists/offer-file.ts";
import type { QueueColumn } from "../../shared/lists/queue.tsx";
import { SearchBox } from "../../shared/lists/search-box.tsx";
import { Failed, List, Table, Waiting } from "../../shared/lists/table.tsx";

type Days = Readonly<Record<"fromDay" | "toDay", string>>;
type Play = TeamGames["total"];
type Line = Play & { readonly name: string };

const DAYS_BACK = 29;
const DAY_MS = 86_400_000;
const ORDERS = [
  ["lost", "Lost most"],
  ["won", "Won most"],
  ["turnover", "Played most"],
] as const;

/** What an agent's team did in some days, as the agent reads it, with all names. */
export function PlayerTeam({ id }: { id: string }) {
  const [days, setDays] = useState<Days>(lastDays);
  const overview = useQuery(reading("/players/{id}/team", { path: { id }, query: days }));
  const games = useQuery(reading("/players/{id}/team/games", { path: { id }, query: days }));
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-3">
        {(["fromDay", "toDay"] as const).map((end) => (
          <div key={end} className="w-40">
            <Field
              label={end === "fromDay" ? "From" : "To"}
              type="date"
              required
              value={days[end]}
              onChange={({ target }) => target.value && setDays({ ...days, [end]: target.value })}
            />
          </div>
        ))}
      </div>
      {overview.isPending ? (
        <Waiting />
      ) : overview.isError ? (
        <Failed fault={overview.error} onRetry={() => void overview.refetch()} />
      ) : (
        <Overview team={overview.data} name={`team-${id}`} />
      )}
      {games.data && <Games games={games.data} name={`team-${id}`} />}
      <Members id={id} days={days} />
    </div>
  );
}

function Overview({ team, name }: { team: TeamOverview; name: string }) {
  const { members, otherMembers, total, byDay } = team;
  return (
    <>
      <Panel title="Team">
        <Facts
          facts={[
            ["Members", members],
            ["New members", total.joined],
            ["First deposits", total.firstDeposits],
            ["Deposits", <Money key="deposits" amount={total.deposits} />],
            ["Withdrawals", <Money key="withdrawals" amount={total.withdrawals} />],
            ["Valid turnover", <Money key="turnover" amount={total.turnover} />],
            ["Players' result", <Money key="net" amount={total.net} signed />],
            ["Bonuses", <Money key="bonus" amount={total.bonus} />],
            ["Rebates", <Money key="rebate" amount={total.rebate} />],
          ]}
        />
        {otherMembers > 0 && (
          <p className="text-soft">
            {otherMembers} members play in another currency and are in none of these sums.
          </p>
        )}
      </Panel>
      <Panel
        title="Team by day"
        actions={
          byDay.length > 0 && (
            <Button
              onClick={() =>
                offerFile(`${name}-by-day.csv`, toCsv(DAY_COLUMNS, byDay), "text/csv;charset=utf-8")
              }
            >
              Download CSV
            </Button>
          )
        }
      >
        {byDay.length === 0 ? (
          <p className="text-soft">Nothing was settled in these days.</p>
        ) : (
          <Table
            caption="Team by day"
            columns={DAY_COLUMNS}
            rows={byDay.toReversed()}
            keyOf={({ day }) => day}
          />
        )}
      </Panel>
    </>
  );
}

type Day = TeamOverview["byDay"][number];

const count = (title: string, of: (day: Day) => number): QueueColumn<Day> => ({
  title,
  cell: of,
  csv: (day) => String(of(day)),
  figures: true,
});
const amount = <Row,>(
  title: string,
  of: (row: Row) => Play["stake"],
  signed = false,
): QueueColumn<Row> => ({
  title,
  cell: (row) => <Money amount={of(row)} signed={signed} />,
  csv: (row) => plainMoney(of(row)),
  figures: true,
});

const DAY_COLUMNS: readonly QueueColumn<Day>[] = [
  { title: "Day", cell: ({ day }) => day, csv: ({ day }) => day },
  count("New", ({ joined }) => joined),
  count("Active", ({ active }) => active),
  count("First deposits", ({ firstDeposits }) => firstDeposits),
  amount("Deposits", ({ deposits }) => deposits),
  amount("Withdrawals", ({ withdrawals }) => withdrawals),
  amount("Valid turnover", ({ turnover }) => turnover),
  amount("Players' result", ({ net }) => net, true),
];

const lineColumns = (title: string): readonly QueueColumn<Line>[] => [
  { title, cell: ({ name }) => name, csv: ({ name }) => name },
  amount("Stake", ({ stake }) => stake),
  amount("Payout", ({ payout }) => payout),
  amount("Valid turnover", ({ turnover }) => turnover),
  amount("Players' result", ({ net }) => net, true),
];

function Games({ games, name }: { games: TeamGames; name: string }) {
  const others = games.otherGames ? [{ ...games.otherGames, name: "other games" }] : [];
  const parts = [
    ["category", games.byCategory.map((one) => ({ ...one, name: one.category }))],
    ["game", [...games.byGame, ...others]],
  ] as const;
  return parts.map(([what, lines]) => (
    <Panel
      key={what}
      title={`Team by ${what}`}
      actions={
        lines.length > 0 && (
          <Button
            onClick={() =>
              offerFile(
                `${name}-by-${what}.csv`,
                toCsv(lineColumns(what), lines),
                "text/csv;charset=utf-8",
              )
            }
          >
            Download CSV
          </Button>
        )
      }
    >
      {lines.length === 0 ? (
        <p className="text-soft">Nothing was settled in these days.</p>
      ) : (
        <Table
          caption={`Team by ${what}`}
          columns={lineColumns(what === "game" ? "Game" : "Category")}
          rows={lines}
          keyOf={(line) => line.name}
        />
      )}
    </Panel>
  ));
}

const MEMBER_COLUMNS: readonly QueueColumn<Downline>[] = [
  {
    title: "Member",
    cell: ({ id, name, isAgent }) => (
      <Link
        to="/players/$id"
        params={{ id }}
        search={isAgent ? { part: "team" } : {}}
        className="font-semibold text-violet"
      >
        {name}
      </Link>
    ),
    csv: ({ name }) => name,
  },
  {
    title: "Level",
    cell: ({ depth }) => depth,
    csv: ({ depth }) => String(depth),
    figures: true,
  },
  amount("Own stake", ({ own }) => own.stake),
  amount("Own result", ({ own }) => own.net, true),
  amount("Team's stake", ({ team }) => team.stake),
  amount("Team's result", ({ team }) => team.net, true),
];

/** Direct downlines with what they and their teams did; a name finds one of the whole team. */
function Members({ id, days }: { id: string; days: Days }) {
  const { filters, set, toPage } = useFilters();
  const order = ORDERS.find(([one]) => one === filters.sort)?.[0] ?? "lost";
  const { search: name, pageNo } = filters;
  const asked = (page: number | undefined) => ({
    path: { id },
    query: { ...days, order, name, pageNo: page },
  });
  const query = useQuery(reading("/players/{id}/team/members", asked(pageNo)));
  return (
    <Panel
      title="Downlines"
      actions={
        <DownloadCsv
          name={`team-${id}-members`}
          columns={MEMBER_COLUMNS}
          read={(page) => ({
            queryKey: [`team-members ${id} ${JSON.stringify(asked(page).query)}`] as const,
            queryFn: () => call("GET", "/players/{id}/team/members", asked(page)),
          })}
        />
      }
    >
      <div className="flex flex-wrap items-start gap-4">
        <SearchBox
          label="Username in the whole team"
          value={name ?? ""}
          onSearch={(search) => set({ search })}
        />
        <Choice label="Order" value={order} onChange={({ target }) => set({ sort: target.value })}>
          {ORDERS.map(([one, title]) => (
            <option key={one} value={one}>
              {title}
            </option>
          ))}
        </Choice>
      </div>
      <List
        caption="Downlines"
        columns={MEMBER_COLUMNS}
        query={query}
        keyOf={(row) => row.id}
        empty={
          name === undefined
            ? "Nobody below played in these days."
            : "No such member in this team, or nothing played in these days."
        }
        onPage={toPage}
      />
    </Panel>
  );
}

function lastDays(): Days {
  const now = Date.now();
  const dayOf = (at: number) => new Date(at).toISOString().slice(0, "yyyy-mm-dd".length);
  return { fromDay: dayOf(now - DAYS_BACK * DAY_MS), toDay: dayOf(now) };
}
