import type { WorkItem, WorkQueue } from "@perya/api-client/operator";
import { Link } from "@tanstack/react-router";
import { Age } from "../../shared/format/age.tsx";
import { Panel } from "../../shared/layout/page.tsx";
import { Money, Status } from "../../shared/format/show.tsx";
import { Failed, Waiting } from "../../shared/lists/table.tsx";
import { countOf, QUEUES, useWork } from "../../shared/http/use-work.ts";

type Name = WorkQueue["queue"];

const TITLES: Readonly<Record<Name, string>> = {
  deposits: "Deposits to match",
  withdrawals: "Withdrawals to decide, pay or complete",
  results: "Lottery results due",
  resultsToConfirm: "Lottery results to confirm",
  approvals: "Second approvals",
  service: "Players waiting for an answer",
  cases: "Cases to look into",
  documents: "Documents to check",
  pointsOrders: "Redeemed rewards to send",
  applications: "Applications for bonuses",
  reconciliation: "Differences to settle",
  registers: "Register lists to load",
  agentBills: "Agents' bills to review",
};

/** Open work by queue: how many items, since when, and the oldest of them. */
export function Work() {
  const query = useWork();
  if (query.isPending) return <Waiting />;
  if (query.isError) return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  const total = countOf(query.data, QUEUES);
  return (
    <>
      <p role="status" className="text-soft">
        {total === 0
          ? "Nothing is waiting. You are up to date."
          : total === 1
            ? "1 item waiting"
            : `${total} items waiting`}
      </p>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        {query.data.map((queue) => (
          <Queue key={queue.queue} queue={queue} />
        ))}
      </div>
    </>
  );
}

function Queue({ queue: { queue, count, oldestAt, items } }: { queue: WorkQueue }) {
  return (
    <Panel
      title={TITLES[queue]}
      actions={
        <strong className={`text-2xl tabular-nums ${count > 0 ? "text-bulb-ink" : "text-soft"}`}>
          {count}
          <span className="sr-only"> waiting</span>
        </strong>
      }
    >
      {count === 0 ? (
        <p className="text-soft">Nothing is waiting.</p>
      ) : (
        <>
          <p className="text-soft">
            Oldest: <Age since={oldestAt} />
          </p>
          <ul aria-label={`Oldest: ${TITLES[queue]}`} className="grid divide-y divide-line">
            {items.map((item) => (
              <li key={item.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
                <ItemLink queue={queue} item={item} />
                {item.state && <Status name={item.state} />}
                {item.second && <span className="text-xs text-bulb-ink">second person needed</span>}
                <span className="ms-auto flex gap-3">
                  {item.amount && <Money amount={item.amount} />}
                  <span className="text-soft">
                    <Age since={item.since} />
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      <QueueLink queue={queue} />
    </Panel>
  );
}

const LINK = "text-violet underline";

/** Pages of one item by its id. */
const PAGES = {
  deposits: "/deposits/$id",
  withdrawals: "/withdrawals/$id",
  cases: "/cases/$id",
  service: "/service/$id",
  documents: "/documents/$id",
  applications: "/applications/$id",
  reconciliation: "/differences/$id",
  agentBills: "/agent-bills/$id",
} as const;

function ItemLink({ queue, item: { id, title } }: { queue: Name; item: WorkItem }) {
  switch (queue) {
    case "deposits":
    case "withdrawals":
    case "cases":
    case "service":
    case "documents":
    case "applications":
    case "reconciliation":
    case "agentBills":
      return (
        <Link to={PAGES[queue]} params={{ id }} className={LINK}>
          {title}
        </Link>
      );
    case "approvals":
      return (
        <Link to="/approvals" className={LINK}>
          {title}
        </Link>
      );
    case "pointsOrders":
      return (
        <Link to="/points/$part/$id" params={{ part: "orders", id }} className={LINK}>
          {title}
        </Link>
      );
    case "registers":
      return (
        <Link to="/registers" search={{ brand: Number(id.split(":")[0]) }} className={LINK}>
          {title}
        </Link>
      );
    default: {
      const [code = "", issueNo = ""] = id.split(":");
      return (
        <Link to="/lottery/draws/$code/$issueNo" params={{ code, issueNo }} className={LINK}>
          {title}
        </Link>
      );
    }
  }
}

/** A link to the whole queue. */
function QueueLink({ queue }: { queue: Name }) {
  const words = "Open the queue";
  const label = `Open the queue: ${TITLES[queue]}`;
  switch (queue) {
    case "deposits":
    case "withdrawals":
    case "approvals":
    case "cases":
    case "service":
    case "documents":
    case "registers":
    case "applications":
      return (
        <Link to={`/${queue}`} aria-label={label} className={LINK}>
          {words}
        </Link>
      );
    case "pointsOrders":
      return (
        <Link to="/points/$part" params={{ part: "orders" }} aria-label={label} className={LINK}>
          {words}
        </Link>
      );
    case "agentBills":
      return (
        <Link
          to="/agent-bills"
          search={{ status: "PENDING_REVIEW" }}
          aria-label={label}
          className={LINK}
        >
          {words}
        </Link>
      );
    case "reconciliation":
      return (
        <Link
          to="/reconciliation/$part"
          params={{ part: "differences" }}
          aria-label={label}
          className={LINK}
        >
          {words}
        </Link>
      );
    default:
      return (
        <Link
          to="/lottery/$part"
          params={{ part: "draws" }}
          search={{ status: "DRAWING" }}
          aria-label={label}
          className={LINK}
        >
          {words}
        </Link>
      );
  }
}
