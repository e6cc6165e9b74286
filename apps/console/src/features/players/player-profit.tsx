import type { PersonalProfit } from "@perya/api-client/operator";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { plainMoney } from "../../shared/format/plain-money.ts";
import { Money } from "../../shared/format/show.tsx";
import { Button, Field } from "../../shared/forms/controls.tsx";
import { reading } from "../../shared/http/api.ts";
import { Panel } from "../../shared/layout/page.tsx";
import { toCsv } from "../../shared/lists/csv.ts";
import { offerFile } from "../../shared/lists/offer-file.ts";
import type { QueueColumn } from "../../shared/lists/queue.tsx";
import { Failed, Table, Waiting } from "../../shared/lists/table.tsx";

type Sums = PersonalProfit["total"];
type Line = Sums & { readonly name: string };

const DAYS_BACK = 29;
const DAY_MS = 86_400_000;

const columnsOf = (title: string): readonly QueueColumn<Line>[] => [
  { title, cell: ({ name }) => name, csv: ({ name }) => name },
  ...(["stake", "payout", "bonus", "net"] as const).map((what) => ({
    title: TITLES[what],
    cell: (line: Line) => <Money amount={line[what]} signed={what === "net"} />,
    csv: (line: Line) => plainMoney(line[what]),
    figures: true,
  })),
];
const TITLES = { stake: "Stake", payout: "Payout", bonus: "Bonus", net: "Net" } as const;

/** A player's profit and loss of some days: by day, category and game, as the player reads it. */
export function PlayerProfit({ id }: { id: string }) {
  const [days, setDays] = useState(lastDays);
  const query = useQuery(reading("/players/{id}/profit", { path: { id }, query: days }));
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-3">
        <Day
          label="From"
          value={days.fromDay}
          onPick={(fromDay) => setDays({ ...days, fromDay })}
        />
        <Day label="To" value={days.toDay} onPick={(toDay) => setDays({ ...days, toDay })} />
      </div>
      {query.isPending ? (
        <Waiting />
      ) : query.isError ? (
        <Failed fault={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Parts profit={query.data} name={`profit-${id}`} />
      )}
    </div>
  );
}

function Parts({ profit, name }: { profit: PersonalProfit; name: string }) {
  const { total, byDay, byCategory, byGame, otherGames } = profit;
  const games = [
    ...byGame.map((one) => ({ ...one, name: one.name || "no game" })),
    ...(otherGames ? [{ ...otherGames, name: "other games" }] : []),
  ];
  const parts = [
    ["Day", byDay.map((one) => ({ ...one, name: one.day }))],
    ["Category", byCategory.map((one) => ({ ...one, name: one.category || "no game" }))],
    ["Game", games],
  ] as const;
  return (
    <>
      <Table
        caption="Profit and loss in all"
        columns={columnsOf("In all")}
        rows={[{ ...total, name: "these days" }]}
        keyOf={(line) => line.name}
      />
      {parts.map(([title, lines]) => (
        <Panel
          key={title}
          title={`By ${title.toLowerCase()}`}
          actions={
            lines.length > 0 && (
              <Button
                onClick={() =>
                  offerFile(
                    `${name}-by-${title.toLowerCase()}.csv`,
                    toCsv(columnsOf(title), lines),
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
              caption={`Profit and loss by ${title.toLowerCase()}`}
              columns={columnsOf(title)}
              rows={lines}
              keyOf={(line) => line.name}
            />
          )}
        </Panel>
      ))}
    </>
  );
}

function Day({
  label,
  value,
  onPick,
}: {
  label: string;
  value: string;
  onPick: (day: string) => void;
}) {
  return (
    <div className="w-40">
      <Field
        label={label}
        type="date"
        required
        value={value}
        onChange={({ target }) => target.value && onPick(target.value)}
      />
    </div>
  );
}

function lastDays(): { fromDay: string; toDay: string } {
  const now = Date.now();
  const dayOf = (at: number) => new Date(at).toISOString().slice(0, "yyyy-mm-dd".length);
  return { fromDay: dayOf(now - DAYS_BACK * DAY_MS), toDay: dayOf(now) };
}
