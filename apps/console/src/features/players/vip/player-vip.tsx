import type { VipOfPlayer } from "@perya/api-client/operator";
import { useQuery } from "@tanstack/react-query";
import { Money, Time } from "../../../shared/format/show.tsx";
import { VipLabel } from "../../../shared/format/vip-label.tsx";
import { reading } from "../../../shared/http/api.ts";
import { useMay } from "../../../shared/http/session.ts";
import { Facts, Panel } from "../../../shared/layout/page.tsx";
import { Failed, Table, Waiting, type Column } from "../../../shared/lists/table.tsx";
import { PlayerGifts } from "./player-gifts.tsx";
import { PlayerRebates } from "./player-rebates.tsx";
import { SetFloor } from "./set-floor.tsx";

type Change = VipOfPlayer["changes"][number];

const CAUSES: Readonly<Record<Change["cause"], string>> = {
  REACHED: "Reached",
  NOT_KEPT: "Not kept in a month",
  CHARGE_BACK: "Deposit charged back",
  FLOOR: "Set by staff",
  LADDER: "The ladder changed",
};

const shown = (level: number) => (level === 0 ? "none" : String(level));

const CHANGES: readonly Column<Change>[] = [
  { title: "When", cell: ({ at }) => <Time at={at} /> },
  { title: "From", cell: ({ before }) => shown(before) },
  { title: "To", cell: ({ after }) => shown(after) },
  { title: "Never below", cell: ({ floor }) => shown(floor) },
  { title: "Cause", cell: ({ cause }) => CAUSES[cause] },
  { title: "By", cell: ({ actor }) => actor },
  { title: "Why", cell: ({ reason }) => reason || "–" },
];

/** A player's VIP level, what is missing for the next one, and how it came about. */
export function PlayerVip({ id }: { id: string }) {
  const query = useQuery(reading("/players/{id}/vip", { path: { id } }));
  const may = useMay();
  if (query.isPending) return <Waiting />;
  if (query.isError) return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  const { levels, changes } = query.data;
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <Panel title="VIP level">
        {levels.length === 0 ? (
          <p className="text-soft">This brand has no VIP levels.</p>
        ) : (
          <>
            <Progress vip={query.data} />
            {may("players.vip") && <SetFloor id={id} vip={query.data} />}
          </>
        )}
      </Panel>
      <Panel title="History of the level">
        {changes.length === 0 ? (
          <p className="text-soft">Nothing has changed yet.</p>
        ) : (
          <Table
            caption="Changes of the VIP level"
            columns={CHANGES}
            rows={changes}
            keyOf={({ at, before, after, floor }) => `${at} ${before} ${after} ${floor}`}
          />
        )}
      </Panel>
      <div className="lg:col-span-2">
        <PlayerGifts id={id} />
      </div>
      <div className="lg:col-span-2">
        <PlayerRebates id={id} />
      </div>
    </div>
  );
}

function Progress({ vip: { place, levels, waiting } }: { vip: VipOfPlayer }) {
  const [own, next] = [levels[place.level - 1], levels[place.level]];
  return (
    <>
      <Facts
        facts={[
          ["Level", own ? <VipLabel key="own" {...own} /> : "none"],
          ["Never below", place.floor === 0 ? "any" : `level ${place.floor}`],
          ["Deposits in all", <Money key="deposits" amount={place.deposits} />],
          ["Turnover in all", <Money key="turnover" amount={place.turnover} />],
          ["Turnover this month", <Money key="month" amount={place.monthTurnover} />],
          ...(own
            ? ([
                [
                  "Needed this month",
                  place.isSafe ? "kept" : <Money key="keep" amount={own.keepTurnover} />,
                ],
              ] as const)
            : []),
          ...(next
            ? ([
                ["Next level", <VipLabel key="next" {...next} />],
                ["Takes deposits of", <Money key="d" amount={next.deposits} />],
                ["Takes turnover of", <Money key="t" amount={next.turnover} />],
              ] as const)
            : []),
        ]}
      />
      {place.isRegained && next && (
        <p className="text-soft">
          The player has been at level {next.level} before: turnover of{" "}
          <Money amount={next.keepTurnover} /> in one month brings it back.
        </p>
      )}
      {waiting && (
        <p role="status" className="rounded-lg border border-bulb p-3">
          {waiting.by} asked that the player is never below level {waiting.floor}. It waits for
          another person in Approvals.
        </p>
      )}
    </>
  );
}
