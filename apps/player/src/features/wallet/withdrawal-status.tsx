import type { Withdrawal } from "@perya/api-client/player";
import { useQuery } from "@tanstack/react-query";
import { call, reading } from "../../shared/http/api.ts";
import { Code, Money, Time } from "../../shared/format/money.tsx";
import { Card, Facts } from "../../shared/layout/page.tsx";
import { Failed, Waiting } from "../../shared/layout/states.tsx";
import { Steps, type Step } from "../../shared/format/steps.tsx";
import { ZoneNote } from "../../shared/records/zone-note.tsx";
import { useText } from "../../shared/language/text.ts";
import { CancelButton } from "./cancel-button.tsx";
import { Legs } from "./legs/legs.tsx";
import { StateHead } from "./state-head.tsx";
import { endOfPayout, isPaidOrBack, payoutWordsOf } from "./status-words.ts";

const POLL_MS = 10_000;

/** A withdrawal as a timeline: what happened, when, and who acts next. */
export function WithdrawalStatus({ id }: { id: string }) {
  const t = useText("wallet");
  const query = useQuery({
    ...reading("/withdrawals/{id}", { path: { id } }),
    refetchInterval: ({ state }) =>
      state.data && isPaidOrBack(state.data.status) ? false : POLL_MS,
  });
  if (query.isPending) return <Waiting rows={3} />;
  if (query.isError) return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  const withdrawal = query.data;
  const { title, text, tone } = endOfPayout(withdrawal);
  return (
    <>
      <Card>
        <StateHead
          tone={tone}
          title={title}
          text={<Reasoned reason={withdrawal.reason}>{text}</Reasoned>}
          amount={withdrawal.amount}
        />
        <Facts
          facts={[
            [
              t("confirm.to"),
              <bdi key="to" className="tabular-nums">
                {withdrawal.bankAccount.bank} {withdrawal.bankAccount.number}
              </bdi>,
            ],
            ...(withdrawal.fee
              ? [[t("confirm.fee"), <Money key="fee" amount={withdrawal.fee} />] as const]
              : []),
            [t("fact.number"), <Code key="number">{withdrawal.id}</Code>],
          ]}
        />
        <ZoneNote />
        <Steps steps={stepsOf(withdrawal)} />
        {withdrawal.mayCancel && (
          <CancelButton
            onCancel={() => call("POST", "/withdrawals/{id}/cancel", { path: { id } })}
            what="withdrawal"
          />
        )}
      </Card>
      <Legs withdrawal={withdrawal} />
    </>
  );
}

/** What the state means, below the reason as staff have written it. */
function Reasoned({ reason, children }: { reason: string | undefined; children: string }) {
  return (
    <>
      {reason && <bdi className="block">{reason}</bdi>}
      {children}
    </>
  );
}

/** The usual steps of a withdrawal. */
const WAY = ["REQUESTED", "RISK_REVIEW", "APPROVED", "PAYING", "SENT", "COMPLETED"];

function stepsOf({ timeline, status }: Withdrawal): Step[] {
  const done = timeline.map((step, at): Step => ({
    id: `${step.status}${step.at}`,
    title: payoutWordsOf(step.status).title,
    about: <Time at={step.at} />,
    state:
      payoutWordsOf(step.status).tone === "bad"
        ? "bad"
        : at === timeline.length - 1 && !isPaidOrBack(status)
          ? "now"
          : "done",
  }));
  // After a failure it goes to the bank again or back to the player: neither is certain.
  const isClear = WAY.includes(status) && !isPaidOrBack(status);
  const ahead = isClear
    ? WAY.slice(WAY.indexOf(status) + 1).filter((next) => next !== "RISK_REVIEW")
    : [];
  return [
    ...done,
    ...ahead.map((next): Step => ({ id: next, title: payoutWordsOf(next).title, state: "next" })),
  ];
}
