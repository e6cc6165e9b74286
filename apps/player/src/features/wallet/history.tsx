import type { WireMoney } from "@perya/money";
import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { reading } from "../../shared/http/api.ts";
import { Money, Time } from "../../shared/format/money.tsx";
import { Card } from "../../shared/layout/page.tsx";
import { Pill } from "../../shared/format/pill.tsx";
import { Sign } from "../../shared/pictures/sign.tsx";
import { Failed, Waiting } from "../../shared/layout/states.tsx";
import { useText } from "../../shared/language/text.ts";
import { payoutWordsOf, wordsOf } from "./status-words.ts";
import { Link } from "../../shared/routing/link.tsx";

const ROW =
  "-mx-2 grid grid-cols-[2.5rem_1fr_auto] items-center gap-x-3 rounded-xl px-2 py-2.5 hover:bg-overlay";

/** Deposits and withdrawals, newest first. */
export function History() {
  const t = useText("wallet");
  const deposits = useQuery(reading("/deposits"));
  const withdrawals = useQuery(reading("/withdrawals"));
  return (
    <>
      <Orders title={t("history.deposits")} query={deposits}>
        {(deposit) => (
          <Link to={`/wallet/deposit/${deposit.id}`} className={ROW}>
            <Order
              way="in"
              status={deposit.status}
              at={deposit.createdAt}
              amount={deposit.paid ?? deposit.amount}
            />
          </Link>
        )}
      </Orders>
      <Orders title={t("history.withdrawals")} query={withdrawals}>
        {(withdrawal) => (
          <Link to={`/wallet/withdrawal/${withdrawal.id}`} className={ROW}>
            <Order
              way="out"
              status={withdrawal.status}
              at={withdrawal.createdAt}
              amount={withdrawal.amount}
            />
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
  const t = useText("wallet");
  return (
    <Card>
      <h2 className="font-display text-xl font-bold">{title}</h2>
      <div className="grid min-h-34 content-start">
        {query.isPending && <Waiting rows={2} />}
        {query.isError && <Failed fault={query.error} onRetry={() => void query.refetch()} />}
        {query.data?.content.length === 0 && <p className="text-soft">{t("history.none")}</p>}
        <ul className="grid divide-y divide-line empty:hidden">
          {query.data?.content.map((row) => (
            <li key={row.id}>{children(row)}</li>
          ))}
        </ul>
      </div>
    </Card>
  );
}

function Order({
  way,
  status,
  at,
  amount,
}: {
  way: "in" | "out";
  status: string;
  at: string;
  amount: WireMoney;
}) {
  const { title, tone } = way === "out" ? payoutWordsOf(status) : wordsOf(status);
  return (
    <>
      <Sign name={way} tone={way === "in" ? "text-teal" : "text-violet"} />
      <span className="grid min-w-0">
        <Pill tone={tone}>{title}</Pill>
        <span className="text-sm text-soft">
          <Time at={at} />
        </span>
      </span>
      <span className="text-lg font-semibold">
        <Money amount={amount} />
      </span>
    </>
  );
}
