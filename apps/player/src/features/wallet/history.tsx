import type { WireMoney } from "@perya/money";
import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { reading } from "../../shared/http/api.ts";
import { Money, Time } from "../../shared/format/money.tsx";
import { Card } from "../../shared/layout/page.tsx";
import { Pager } from "../../shared/layout/pager.tsx";
import { Pill } from "../../shared/format/pill.tsx";
import { Sign } from "../../shared/pictures/sign.tsx";
import { Failed, Waiting } from "../../shared/layout/states.tsx";
import { useText } from "../../shared/language/text.ts";
import { FilterChoice } from "../../shared/records/filter-choice.tsx";
import { RecordFilter } from "../../shared/records/record-filter.tsx";
import { Totals } from "../../shared/records/totals.tsx";
import { useAskedDays } from "../../shared/records/use-asked-days.ts";
import { payoutWordsOf, wordsOf } from "./status-words.ts";
import { Link } from "../../shared/routing/link.tsx";
import { usePageNo, useSearch } from "../../shared/routing/use-location.ts";

const ROW =
  "-mx-2 grid grid-cols-[2.5rem_1fr_auto] items-center gap-x-3 rounded-xl px-2 py-2.5 hover:bg-overlay";

const KINDS = ["deposits", "withdrawals"] as const;

/**
 * Deposits and withdrawals of some days, newest first, and what they came to. Of both together the
 * latest are shown; one of them alone has pages.
 */
export function History() {
  const t = useText("wallet");
  const days = useAskedDays();
  const { fromDay, toDay } = days;
  const search = useSearch();
  const kind = KINDS.find((one) => one === search["kind"]);
  const pageNo = usePageNo();
  const query = { fromDay, toDay, pageNo: kind ? pageNo : 1 };
  const totals = useQuery(reading("/cash-totals", { query: { fromDay, toDay } }));
  const deposits = useQuery(reading("/deposits", { query }));
  const withdrawals = useQuery(reading("/withdrawals", { query }));
  return (
    <>
      <RecordFilter days={days}>
        <FilterChoice
          name="kind"
          label={t("history.type")}
          all={t("history.both")}
          options={KINDS.map((one) => [one, t(`history.${one}`)])}
        />
      </RecordFilter>
      <Totals
        rows={totals.data?.map(({ deposited, withdrawn, net }) => {
          const came = { name: t("history.deposited"), amount: deposited };
          const went = { name: t("history.withdrawn"), amount: withdrawn };
          if (kind) return [kind === "deposits" ? came : went];
          return [came, went, { name: t("history.net"), amount: net, signed: true }];
        })}
      />
      {kind !== "withdrawals" && (
        <Orders kind="deposits" whole={kind !== undefined} query={deposits}>
          {(deposit) => (
            <Link to={`/member/depositv2/${deposit.id}`} className={ROW}>
              <Order
                way="in"
                status={deposit.status}
                at={deposit.createdAt}
                amount={deposit.paid ?? deposit.amount}
              />
            </Link>
          )}
        </Orders>
      )}
      {kind !== "deposits" && (
        <Orders kind="withdrawals" whole={kind !== undefined} query={withdrawals}>
          {(withdrawal) => (
            <Link to={`/member/withdraw/${withdrawal.id}`} className={ROW}>
              <Order
                way="out"
                status={withdrawal.status}
                at={withdrawal.createdAt}
                amount={withdrawal.amount}
              />
            </Link>
          )}
        </Orders>
      )}
    </>
  );
}

interface OrdersProps<Row> {
  readonly kind: (typeof KINDS)[number];
  /** With pages; otherwise a link leads to those. */
  readonly whole: boolean;
  readonly query: UseQueryResult<{
    readonly content: readonly Row[];
    readonly pageNo: number;
    readonly totalPages: number;
  }>;
  readonly children: (row: Row) => ReactNode;
}

function Orders<Row extends { readonly id: string }>({
  kind,
  whole,
  query,
  children,
}: OrdersProps<Row>) {
  const t = useText("wallet");
  const search = useSearch();
  const { data } = query;
  return (
    <Card>
      <h2 className="font-display text-xl font-bold">{t(`history.${kind}`)}</h2>
      <div className="grid min-h-34 content-start">
        {query.isPending && <Waiting rows={2} />}
        {query.isError && <Failed fault={query.error} onRetry={() => void query.refetch()} />}
        {data?.content.length === 0 && <p className="text-soft">{t("history.none")}</p>}
        <ul className="grid divide-y divide-line empty:hidden">
          {data?.content.map((row) => (
            <li key={row.id}>{children(row)}</li>
          ))}
        </ul>
      </div>
      {whole && data && <Pager {...data} />}
      {!whole && data && data.totalPages > 1 && (
        <Link
          to="."
          search={{ ...search, kind, pageNo: undefined }}
          className="inline-flex min-h-11 items-center justify-self-start font-semibold text-violet underline underline-offset-4"
        >
          {t(`history.all.${kind}`)}
        </Link>
      )}
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
