import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { reading } from "../../shared/api.ts";
import { Facts, Panel } from "../../shared/page.tsx";
import { Check, Money, Time } from "../../shared/show.tsx";
import { Failed, Waiting } from "../../shared/table.tsx";

const REFRESH_MS = 15_000;

/** What waits for somebody, what today brought, and whether the books are right. */
export function Today() {
  const query = useQuery({ ...reading("/dashboard"), refetchInterval: REFRESH_MS });
  if (query.isPending) return <Waiting />;
  if (query.isError) return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  const { data } = query;
  return (
    <div className="grid gap-4 lg:grid-cols-3">
      <Panel title="Waiting for somebody">
        <ul className="grid gap-2">
          <Queue to="/deposits" title="Deposits to match" count={data.depositsWaiting} />
          <Queue to="/withdrawals" title="Withdrawals to decide or pay" count={data.withdrawalsWaiting} />
          <Queue to="/approvals" title="Second approvals" count={data.approvalsWaiting} />
        </ul>
      </Panel>
      <Panel title="Today">
        <Facts
          facts={[
            ["Players", data.players],
            ["New today", data.playersToday],
          ]}
        />
        {data.today.length === 0 && <p className="text-soft">No money has moved yet today.</p>}
        {data.today.map((day) => (
          <Facts
            key={day.ggr.currency}
            facts={[
              ["Deposits", <Money key="deposits" amount={day.deposits} />],
              ["Withdrawals", <Money key="withdrawals" amount={day.withdrawals} />],
              ["Stake", <Money key="stake" amount={day.stake} />],
              ["Payout", <Money key="payout" amount={day.payout} />],
              ["GGR", <Money key="ggr" amount={day.ggr} signed />],
            ]}
          />
        ))}
      </Panel>
      <Panel title="Ledger">
        <Check green={data.ledger.green}>{data.ledger.green ? "Every unit is accounted for" : "The books do not agree"}</Check>
        <p className="text-soft">
          Verified up to <Time at={data.ledger.checkpointAt} />
        </p>
        <Link to="/ledger" className="text-violet underline">
          See the proof
        </Link>
      </Panel>
    </div>
  );
}

function Queue({ to, title, count }: { to: "/deposits" | "/withdrawals" | "/approvals"; title: string; count: number }) {
  return (
    <li>
      <Link to={to} className="flex justify-between rounded-lg border border-line px-3 py-2 hover:border-soft">
        <span>{title}</span>
        <strong className="tabular-nums">{count}</strong>
      </Link>
    </li>
  );
}
