import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { call, reading } from "../../shared/api.ts";
import { buttonClass } from "../../shared/controls.tsx";
import { Money, Time } from "../../shared/money.tsx";
import { Card } from "../../shared/page.tsx";
import { Failed, Waiting } from "../../shared/states.tsx";
import { CancelButton } from "./cancel-button.tsx";
import { isFinal, wordsOf } from "./status-words.ts";
import { Transfer } from "./transfer.tsx";

const POLL_MS = 3_000;

/** One deposit until it is settled: asked for by its number, not guessed from the balance. */
export function DepositStatus({ id }: { id: string }) {
  const query = useQuery({
    ...reading("/deposits/{id}", { path: { id } }),
    refetchInterval: ({ state }) => (state.data && isFinal(state.data.status) ? false : POLL_MS),
  });
  if (query.isPending) return <Waiting rows={3} />;
  if (query.isError) return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  const deposit = query.data;
  const [title, text] = wordsOf(deposit.status);
  return (
    <>
      <Card>
        <p role="status" className={`font-display text-xl font-bold ${deposit.status === "SUCCEEDED" ? "text-teal" : ""}`}>
          {title}
        </p>
        <p className="text-soft">{text}</p>
        <dl className="grid grid-cols-2 gap-1">
          <dt className="text-soft">Amount</dt>
          <dd className="text-end font-semibold">
            <Money amount={deposit.paid ?? deposit.amount} />
          </dd>
          <dt className="text-soft">Number</dt>
          <dd className="text-end text-sm break-all">{deposit.id}</dd>
          <dt className="text-soft">Made</dt>
          <dd className="text-end">
            <Time at={deposit.createdAt} />
          </dd>
        </dl>
        {deposit.reason && <p>{deposit.reason}</p>}
        <div className="flex flex-wrap gap-2">
          {deposit.checkoutUrl && (
            <a href={deposit.checkoutUrl} className={buttonClass("primary")}>
              Pay now
            </a>
          )}
          {deposit.status === "AWAITING_PAYMENT" && (
            <CancelButton onCancel={() => call("POST", "/deposits/{id}/cancel", { path: { id } })} what="this deposit" />
          )}
          {deposit.status === "SUCCEEDED" && (
            <Link to="/rng" className={buttonClass("primary")}>
              To the games
            </Link>
          )}
        </div>
      </Card>
      {deposit.transfer && deposit.status === "AWAITING_PAYMENT" && <Transfer deposit={deposit} transfer={deposit.transfer} />}
    </>
  );
}
