import type { WireMoney } from "@perya/money";
import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { reading } from "../../shared/api.ts";
import { Money, Time } from "../../shared/money.tsx";
import { Card } from "../../shared/page.tsx";
import { Empty, Failed, Waiting } from "../../shared/states.tsx";
import { wordsOf } from "./status-words.ts";

const ROW = "flex flex-wrap items-baseline justify-between gap-x-4 rounded-xl border border-line px-3 py-2 hover:border-soft";

/** Deposits and withdrawals, newest first. */
export function History() {
  const deposits = useQuery(reading("/deposits"));
  const withdrawals = useQuery(reading("/withdrawals"));
  return (
    <>
      <Orders title="Deposits" query={deposits}>
        {(deposit) => (
          <Link to="/wallet/deposit/$id" params={{ id: deposit.id }} className={ROW}>
            <Order status={deposit.status} at={deposit.createdAt} amount={deposit.paid ?? deposit.amount} />
          </Link>
        )}
      </Orders>
      <Orders title="Withdrawals" query={withdrawals}>
        {(withdrawal) => (
          <Link to="/wallet/withdrawal/$id" params={{ id: withdrawal.id }} className={ROW}>
            <Order status={withdrawal.status} at={withdrawal.createdAt} amount={withdrawal.amount} />
          </Link>
        )}
      </Orders>
    </>
  );
}

interface OrdersProps<Row> {
  readonly title: string;
  readonly query: UseQueryResult<{ readonly content: readonly Row[] }>;
  readonly children: (row: Row) => ReactNode;
}

function Orders<Row extends { readonly id: string }>({ title, query, children }: OrdersProps<Row>) {
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

function Order({ status, at, amount }: { status: string; at: string; amount: WireMoney }) {
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
