import type { Deposit } from "@perya/api-client/player";
import { formatMoney, fromWire, subtract, type Money } from "@perya/money";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { call, reading } from "../../shared/http/api.ts";
import { buttonClass } from "../../shared/forms/controls.tsx";
import { Code, Time } from "../../shared/format/money.tsx";
import { Card, Facts } from "../../shared/layout/page.tsx";
import { Failed, Waiting } from "../../shared/layout/states.tsx";
import { useText } from "../../shared/language/text.ts";
import { CancelButton } from "./cancel-button.tsx";
import { StateHead } from "./state-head.tsx";
import { isFinal, wordsOf } from "./status-words.ts";
import { Transfer } from "./transfer.tsx";
import { ZoneNote } from "../../shared/records/zone-note.tsx";
import { Link } from "../../shared/routing/link.tsx";

const POLL_MS = 3_000;

const WAYS = {
  sandbox: "sandbox",
  qr: "qr",
  btcpay: "btcpay",
  "bank-transfer": "transfer",
  voucher: "voucher",
} as const;

/** Its fee and what is left; nothing for one without a fee. */
function feeFacts({ fee, paid, transfer, amount }: Deposit): ["fee" | "rest", Money][] {
  if (!fee) return [];
  const [whole, taken] = [fromWire(paid ?? transfer?.exactAmount ?? amount), fromWire(fee)];
  return [
    ["fee", taken],
    ["rest", subtract(whole, taken)],
  ];
}

/** One deposit until it is settled: polled by its number, not guessed from the balance. */
export function DepositStatus({ id }: { id: string }) {
  const t = useText("wallet");
  const query = useQuery({
    ...reading("/deposits/{id}", { path: { id } }),
    refetchInterval: ({ state }) => (state.data && isFinal(state.data.status) ? false : POLL_MS),
  });
  if (query.isPending) return <Waiting rows={3} />;
  if (query.isError) return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  const deposit = query.data;
  const { title, text, tone } = wordsOf(deposit.status);
  const transfer = deposit.transfer && deposit.status === "AWAITING_PAYMENT" && (
    <Transfer deposit={deposit} transfer={deposit.transfer} />
  );
  // A code is what the player came for; its state says nothing until it is scanned.
  const isCode = deposit.transfer?.qr !== undefined;
  return (
    <>
      {isCode && transfer}
      <Card>
        <StateHead
          tone={tone}
          title={title}
          text={deposit.reason ?? text}
          amount={deposit.paid ?? deposit.transfer?.exactAmount ?? deposit.amount}
        />
        <Facts
          facts={[
            [t("fact.way"), t(`fact.${WAYS[deposit.method]}`)],
            ...feeFacts(deposit).map(([name, amount]): [string, ReactNode] => [
              t(`fact.${name}`),
              <bdi key={name}>{formatMoney(amount)}</bdi>,
            ]),
            [t("fact.made"), <Time key="made" at={deposit.createdAt} />],
            [t("fact.number"), <Code key="number">{deposit.id}</Code>],
          ]}
        />
        <ZoneNote />
        <div className="grid gap-2 empty:hidden sm:auto-cols-fr sm:grid-flow-col">
          {deposit.checkoutUrl && (
            <a href={deposit.checkoutUrl} className={buttonClass("primary")}>
              {t("pay.now")}
            </a>
          )}
          {deposit.status === "AWAITING_PAYMENT" && (
            <CancelButton
              onCancel={() => call("POST", "/deposits/{id}/cancel", { path: { id } })}
              what="deposit"
            />
          )}
          {deposit.status === "SUCCEEDED" && (
            <Link to="/rng" className={buttonClass("primary")}>
              {t("pay.games")}
            </Link>
          )}
        </div>
      </Card>
      {!isCode && transfer}
    </>
  );
}
