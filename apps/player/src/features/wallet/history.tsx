import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { read } from "../../shared/api.ts";
import { Money, Time } from "../../shared/money.tsx";
import { Card } from "../../shared/page.tsx";
import type { Amount, Page } from "../../shared/shapes.ts";
import { Empty, Failed, Waiting } from "../../shared/states.tsx";
import type { Deposit, Withdrawal } from "./shapes.ts";
import { wordsOf } from "./status-words.ts";

const ROW = "flex flex-wrap items-baseline justify-between gap-x-4 rounded-xl border border-line px-3 py-2 hover:border-soft";

/** Deposits and withdrawals, newest first. */
export function History() {
  return (
    <>
      <Orders<Deposit> title="Deposits" path="/deposits">
        {(deposit) => (
          <Link to="/wallet/deposit/$id" params={{ id: deposit.id }} className={ROW}>
            <Order status={deposit.status} at={deposit.createdAt} amount={deposit.paid ?? deposit.amount} />
          </Link>
        )}
      </Orders>
      <Orders<Withdrawal> title="Withdrawals" path="/withdrawals">
        {(withdrawal) => (
          <Link to="/wallet/withdrawal/$id" params={{ id: withdrawal.id }} className={ROW}>
            <Order status={withdrawal.status} at={withdrawal.createdAt} amount={withdrawal.amount} />
          </Link>
        )}
      </Orders>
    </>
  );
}

function Orders<Row extends { readonly id: string }>({ title, path, children }: { title: string; path: string; children: (row: Row) => ReactNode }) {
  const query = useQuery({ queryKey: [path], queryFn: () => read<Page<Row>>(path) });
  return (
    <Card>
      <h2 className="font-display text-lg font-bold">{title}</h2>
      {query.isPending && <Waiting rows={2} />}
      {query.isError && <Failed fault={query.error} onRetry={() => void query.refetch()} />}
      {query.data?.content.length === 0 && <Empty title="None yet." />}
      <ul className="grid gap-2">
        {query.data?.content.map((row) => (
          <li key={row.id}>{children(row)}</li>
        ))}
      </ul>
    </Card>
  );
}

function Order({ status, at, amount }: { status: string; at: string; amount: Amount }) {
  return (
    <>
      <span className="font-semibold">{wordsOf(status)[0]}</span>
      <span className="text-sm text-soft">
        <Time at={at} />
      </span>
      <Money amount={amount} />
    </>
  );
}
