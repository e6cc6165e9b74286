import { useQuery } from "@tanstack/react-query";
import { call, reading } from "../../shared/api.ts";
import { Money, Time } from "../../shared/money.tsx";
import { Card } from "../../shared/page.tsx";
import { Failed, Waiting } from "../../shared/states.tsx";
import { CancelButton } from "./cancel-button.tsx";
import { isFinal, wordsOf } from "./status-words.ts";

const POLL_MS = 10_000;

/** A withdrawal as a timeline: what happened, when, and who acts next. */
export function WithdrawalStatus({ id }: { id: string }) {
  const query = useQuery({
    ...reading("/withdrawals/{id}", { path: { id } }),
    refetchInterval: ({ state }) => (state.data && isFinal(state.data.status) ? false : POLL_MS),
  });
  if (query.isPending) return <Waiting rows={3} />;
  if (query.isError) return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  const withdrawal = query.data;
  const [title, text] = wordsOf(withdrawal.status);
  return (
    <Card>
      <p role="status" className="font-display text-xl font-bold">
        {title}
      </p>
      <p className="text-soft">
        {withdrawal.status === "REJECTED" || withdrawal.status === "CANCELLED" ? "The money is back in your account." : text}
      </p>
      {withdrawal.reason && <p>{withdrawal.reason}</p>}
      <p className="text-2xl font-bold">
        <Money amount={withdrawal.amount} />
      </p>
      <p className="text-soft">
        to {withdrawal.bankAccount.bank} <bdi>{withdrawal.bankAccount.number}</bdi>
      </p>
      <ol className="grid gap-2 border-s-2 border-line ps-4">
        {withdrawal.timeline.map((step) => (
          <li key={`${step.status}${step.at}`} className="flex flex-wrap justify-between gap-2">
            <strong>{wordsOf(step.status)[0]}</strong>
            <span className="text-soft">
              <Time at={step.at} />
            </span>
          </li>
        ))}
      </ol>
      {withdrawal.status === "REQUESTED" && (
        <CancelButton onCancel={() => call("POST", "/withdrawals/{id}/cancel", { path: { id } })} what="this withdrawal" />
      )}
    </Card>
  );
}
