import type { Dashboard } from "@perya/api-client/operator";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { reading } from "../../shared/http/api.ts";
import { useMay } from "../../shared/http/session.ts";
import { holdWords } from "../../shared/format/hold-words.ts";
import { Check, Money, Time } from "../../shared/format/show.tsx";
import { Failed, Waiting } from "../../shared/lists/table.tsx";

const REFRESH_MS = 15_000;

/** Open work, what today brought, and whether the books are right. */
export function Today() {
  const query = useQuery({ ...reading("/dashboard"), refetchInterval: REFRESH_MS });
  if (query.isPending) return <Waiting />;
  if (query.isError) return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  const { data } = query;
  return (
    <div className="grid gap-6">
      <Group title="Open work">
        <Queue to="/deposits" title="Deposits to match" count={data.depositsWaiting} />
        <Queue
          to="/withdrawals"
          title="Withdrawals to decide, pay or complete"
          count={data.withdrawalsWaiting}
        />
        <Queue to="/approvals" title="Second approvals" count={data.approvalsWaiting} />
      </Group>
      {data.today.map((day) => (
        <Group
          key={`${day.book} ${day.currency}`}
          title={`Today in ${day.currency}, ${day.book} money`}
        >
          <Tile title="Deposits" value={<Money amount={day.deposits} />} />
          <Tile title="Withdrawals" value={<Money amount={day.withdrawals} />} />
          <Tile title="Stake" value={<Money amount={day.stake} />} />
          <Tile title="Payout" value={<Money amount={day.payout} />} />
          <Tile
            title="GGR"
            value={<Money amount={day.ggr} signed />}
            about={`Hold ${holdWords(day.holdPpm)}`}
          />
          <Tile title="Valid turnover" value={<Money amount={day.turnover} />} />
          <Tile
            title="Open bets"
            value={<Money amount={day.open} />}
            about="Not in stake or GGR until settled"
          />
          {(day.jackpotContribution.amount !== "0" || day.jackpotPayout.amount !== "0") && (
            <>
              <Tile
                title="To jackpots"
                value={<Money amount={day.jackpotContribution} />}
                about="Out of stakes, after GGR"
              />
              <Tile title="Paid by jackpots" value={<Money amount={day.jackpotPayout} />} />
            </>
          )}
          {day.unallocated.amount !== "0" && (
            <Tile
              title="Not allocated"
              value={<Money amount={day.unallocated} signed />}
              about="Moved over house accounts that no report has a line for"
            />
          )}
        </Group>
      ))}
      <p className="text-sm text-soft">Settled bets only. Trial and test accounts are left out.</p>
      {data.today.length === 0 && <p className="text-soft">No money has moved yet today.</p>}
      <Group title="The house">
        <Tile title="Players" value={data.players} />
        <Tile title="New today" value={data.playersToday} />
        <Ledger {...data.ledger} />
        <Days {...data.days} />
      </Group>
    </div>
  );
}

/** Figures of one subject, in a row as wide as there is room. */
function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-3">
      <h2 className="font-semibold text-soft">{title}</h2>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] gap-3">{children}</dl>
    </section>
  );
}

const TILE = "grid content-between gap-2 rounded-xl border border-line bg-raised p-4";

function Tile({ title, value, about }: { title: string; value: ReactNode; about?: string }) {
  return (
    <div className={TILE}>
      <dt className="text-soft">{title}</dt>
      <dd>
        <span className="text-2xl font-semibold">{value}</span>
        {about && <span className="block text-sm text-soft">{about}</span>}
      </dd>
    </div>
  );
}

/** How many wait, with a link to them. */
function Queue({
  to,
  title,
  count,
}: {
  to: "/deposits" | "/withdrawals" | "/approvals";
  title: string;
  count: number;
}) {
  return (
    <div
      className={`${TILE} relative hover:border-soft ${count > 0 ? "border-s-4 border-s-bulb" : ""}`}
    >
      <dt>
        <Link to={to} className="after:absolute after:inset-0">
          {title}
        </Link>
      </dt>
      <dd className={`text-3xl font-semibold ${count > 0 ? "text-bulb-ink" : "text-soft"}`}>
        {count}
      </dd>
    </div>
  );
}

function Ledger({ green, checkpointAt }: { green: boolean | null; checkpointAt: string | null }) {
  return (
    <div className={`${TILE} relative hover:border-soft`}>
      <dt>
        <Link to="/ledger" className="text-soft after:absolute after:inset-0">
          Ledger proof
        </Link>
      </dt>
      <dd className="grid gap-1">
        {green !== null && (
          <Check green={green}>
            {green ? "Every unit is accounted for" : "The books do not agree"}
          </Check>
        )}
        <span className="text-soft">
          {checkpointAt ? <Time at={checkpointAt} /> : "Not verified since the start"}
        </span>
      </dd>
    </div>
  );
}

type DaysOf = Dashboard["days"];

/** How far the days are closed, and those that don't add up. */
function Days({ closed, red }: DaysOf) {
  const may = useMay();
  return (
    <div className={`${TILE} relative ${may("reports.read") ? "hover:border-soft" : ""}`}>
      <dt className="text-soft">
        {may("reports.read") ? (
          <Link to="/days" className="after:absolute after:inset-0">
            Days
          </Link>
        ) : (
          "Days"
        )}
      </dt>
      <dd className="grid gap-1">
        {red.map(({ brand, day }) => (
          <Check key={brand} green={false}>{`${brand}: ${day} does not add up`}</Check>
        ))}
        <span className={red.length > 0 ? "text-soft" : "font-medium"}>
          {closed === null ? "None is closed yet" : `Closed up to ${closed}`}
        </span>
      </dd>
    </div>
  );
}
