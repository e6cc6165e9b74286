import type { AccountMovement } from "@perya/api-client/player";
import { useQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { reading } from "../../shared/api.ts";
import { Money, Time } from "../../shared/money.tsx";
import { Empty, Failed, Waiting } from "../../shared/states.tsx";
import { Pager } from "./pager.tsx";

const KINDS: Readonly<Record<AccountMovement["kind"], string>> = {
  bet: "Stake",
  win: "Payout",
  rollback: "Taken back",
  deposit: "Deposit",
  adjust: "Adjustment",
  hold: "Withdrawal requested",
  release: "Withdrawal returned",
  "transfer-out": "Transfer sent",
  "transfer-in": "Transfer received",
  collect: "Taken for what was owed",
};

/** Every movement of the player's money, newest first. */
export function AccountRecord() {
  const { pageNo } = useSearch({ strict: false });
  const query = useQuery(reading("/account-record", { query: { pageNo } }));
  if (query.isPending) return <Waiting rows={6} />;
  if (query.isError) return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  if (query.data.content.length === 0) return <Empty title="Nothing has moved yet." />;
  return (
    <>
      <ul className="grid gap-2">
        {query.data.content.map((row) => (
          <li key={row.id} className="grid grid-cols-[1fr_auto] gap-x-4 rounded-xl border border-line bg-raised px-3 py-2">
            <span className="font-semibold">{KINDS[row.kind]}</span>
            <span className="text-end font-semibold">
              <Money amount={row.amount} signed />
            </span>
            <span className="text-sm text-soft">
              <Time at={row.at} />
              {row.game ? ` · ${row.game}` : ""}
            </span>
            <span className="text-end text-sm text-soft">
              then <Money amount={row.balance} />
            </span>
          </li>
        ))}
      </ul>
      <Pager {...query.data} />
    </>
  );
}
