import type { Withdrawal } from "@perya/api-client/player";
import { useQuery } from "@tanstack/react-query";
import { call, reading } from "../../shared/api.ts";
import { Code, Time } from "../../shared/money.tsx";
import { Card, Facts } from "../../shared/page.tsx";
import { Failed, Waiting } from "../../shared/states.tsx";
import { Steps, type Step } from "../../shared/steps.tsx";
import { useText } from "../../shared/text.ts";
import { CancelButton } from "./cancel-button.tsx";
import { StateHead } from "./state-head.tsx";
import { isFinal, wordsOf } from "./status-words.ts";

const POLL_MS = 10_000;

/** A withdrawal as a timeline: what happened, when, and who acts next. */
export function WithdrawalStatus({ id }: { id: string }) {
  const t = useText("wallet");
  const query = useQuery({
    ...reading("/withdrawals/{id}", { path: { id } }),
    refetchInterval: ({ state }) => (state.data && isFinal(state.data.status) ? false : POLL_MS),
  });
  if (query.isPending) return <Waiting rows={3} />;
  if (query.isError) return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  const withdrawal = query.data;
  const { title, text, tone } = wordsOf(withdrawal.status);
  const back = withdrawal.status === "REJECTED" || withdrawal.status === "CANCELLED";
  return (
    <Card>
      <StateHead tone={tone} title={title} text={back ? <Returned reason={withdrawal.reason} /> : text} amount={withdrawal.amount} />
      <Steps steps={stepsOf(withdrawal)} />
      <Facts
        facts={[
          [
            t("confirm.to"),
            <bdi key="to" className="tabular-nums">
              {withdrawal.bankAccount.bank} {withdrawal.bankAccount.number}
            </bdi>,
          ],
          [t("fact.number"), <Code key="number">{withdrawal.id}</Code>],
        ]}
      />
      {withdrawal.status === "REQUESTED" && (
        <CancelButton onCancel={() => call("POST", "/withdrawals/{id}/cancel", { path: { id } })} what="withdrawal" />
      )}
    </Card>
  );
}

/** That the money is back, below the reason as staff have written it. */
function Returned({ reason }: { reason: string | undefined }) {
  const t = useText("wallet");
  return (
    <>
      {reason && <bdi className="block">{reason}</bdi>}
      {t("returned")}
    </>
  );
}

/** The way a withdrawal goes when nothing stops it. */
const WAY = ["REQUESTED", "APPROVED", "PAYING", "SENT", "COMPLETED"];

function stepsOf({ timeline, status }: Withdrawal): Step[] {
  const done = timeline.map((step, at): Step => ({
    id: `${step.status}${step.at}`,
    title: wordsOf(step.status).title,
    about: <Time at={step.at} />,
    state: wordsOf(step.status).tone === "bad" ? "bad" : at === timeline.length - 1 && !isFinal(status) ? "now" : "done",
  }));
  const ahead = isFinal(status) ? [] : WAY.slice(WAY.indexOf(status) + 1);
  return [...done, ...ahead.map((next): Step => ({ id: next, title: wordsOf(next).title, state: "next" }))];
}
