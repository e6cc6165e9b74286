import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { reading } from "../../shared/http/api.ts";
import { Panel } from "../../shared/layout/page.tsx";
import { Money, Time } from "../../shared/format/show.tsx";

const REFRESH_MS = 15_000;

/** Complaints and appeals about payouts that wait for an answer; nothing while there are none. */
export function OpenComplaints() {
  const query = useQuery({
    ...reading("/payout-complaints", { query: {} }),
    refetchInterval: REFRESH_MS,
  });
  if (!query.data || query.data.content.length === 0) return null;
  return (
    <Panel title="Complaints and appeals to answer">
      <ul className="grid gap-1.5">
        {query.data.content.map(({ withdrawal, leg, kind, player, amount, openedAt }) => (
          <li key={`${withdrawal}${leg}`} className="flex flex-wrap items-center gap-x-3">
            <Link
              to="/withdrawals/$id"
              params={{ id: withdrawal }}
              className="inline-flex min-h-6 items-center text-violet underline"
            >
              {player}, transfer {leg}
            </Link>
            <span>{kind === "APPEAL" ? "appeals" : "answered too late"}</span>
            <Money amount={amount} /> <Time at={openedAt} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
