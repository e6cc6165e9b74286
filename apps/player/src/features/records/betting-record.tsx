import type { Round } from "@perya/api-client/player";
import { useQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { reading } from "../../shared/api.ts";
import { buttonClass } from "../../shared/controls.tsx";
import { Money, Time } from "../../shared/money.tsx";
import { Empty, Failed, Waiting } from "../../shared/states.tsx";
import { Pager } from "./pager.tsx";

const STATUS: Readonly<Record<Round["status"], string>> = { OPEN: "still open", CLOSED: "", VOID: "void: stake back" };

/** The player's rounds, newest first; each opens its details and its fairness check. */
export function BettingRecord() {
  const { pageNo } = useSearch({ strict: false });
  const query = useQuery(reading("/betting-record", { query: { pageNo } }));
  if (query.isPending) return <Waiting rows={6} />;
  if (query.isError) return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  if (query.data.content.length === 0)
    return (
      <Empty title="No rounds yet.">
        <Link to="/rng" className={buttonClass("primary")}>
          To the games
        </Link>
      </Empty>
    );
  return (
    <>
      <ul className="grid gap-2">
        {query.data.content.map((row) => (
          <li key={row.id}>
            <Link
              to="/records/bets/$id"
              params={{ id: row.id }}
              className="grid grid-cols-[1fr_auto] gap-x-4 rounded-xl border border-line bg-raised px-3 py-2 hover:border-soft"
            >
              <span className="font-semibold">{row.gameName}</span>
              <span className="text-end font-semibold">
                <Money amount={row.net} signed />
              </span>
              <span className="text-sm text-soft">
                <Time at={row.at} /> {STATUS[row.status]}
              </span>
              <span className="text-end text-sm text-soft">
                <Money amount={row.stake} /> in, <Money amount={row.payout} /> out
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <Pager {...query.data} />
    </>
  );
}
