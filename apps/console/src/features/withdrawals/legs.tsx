import type { WithdrawalDetails, WithdrawalLeg } from "@perya/api-client/operator";
import { fromWire } from "@perya/money";
import type { ReactNode } from "react";
import { useMay } from "../../shared/http/session.ts";
import { Facts, Panel } from "../../shared/layout/page.tsx";
import { Timeline } from "../../shared/layout/timeline.tsx";
import { Money, Status, Time } from "../../shared/format/show.tsx";
import { AnswerComplaint } from "./answer-complaint.tsx";
import { ForceLeg } from "./force-leg.tsx";
import { Orders, OrderSteps } from "./orders.tsx";
import { LegSteps } from "./leg-steps.tsx";

/** The transfers of a withdrawal: what was sent, what the player says, and who acts next. */
export function Legs({ withdrawal }: { withdrawal: WithdrawalDetails }) {
  return withdrawal.legs.map((leg) => (
    <Panel key={leg.n} title={titleOf(leg)} actions={<Status name={leg.status} />}>
      <OneLeg withdrawal={withdrawal} leg={leg} />
    </Panel>
  ));
}

/** What was taken for a debt was never sent. */
function titleOf(leg: WithdrawalLeg): string {
  return leg.status === "SET_OFF"
    ? `Part ${leg.n}, taken for what was owed`
    : `Transfer ${leg.n}${originOf(leg)}`;
}

function originOf({ restOf, cameBack }: WithdrawalLeg): string {
  if (restOf === undefined) return "";
  return cameBack ? `, returned from ${restOf}` : `, rest of ${restOf}`;
}

/** Where all of its money is, once there is more than one transfer. */
export function Standing({ withdrawal: { legs, standing } }: { withdrawal: WithdrawalDetails }) {
  const isSetOff = fromWire(standing.setOff).units > 0n;
  if (legs.length < 2 && !isSetOff) return null;
  const words = {
    paid: "Paid",
    open: "On its way or not decided",
    toRepay: "Rest to repay",
    returned: "Back with the player",
    setOff: "Taken for what was owed",
  } as const;
  return (
    <Facts
      facts={(["paid", "open", "toRepay", "returned", "setOff"] as const)
        .filter((part) => fromWire(standing[part]).units > 0n)
        .map((part) => [words[part], <Money key={part} amount={standing[part]} />])}
    />
  );
}

const WISH = { TRANSFER: "a transfer of it", CASH: "it back in the balance" } as const;

function OneLeg({ withdrawal, leg }: { withdrawal: WithdrawalDetails; leg: WithdrawalLeg }) {
  const may = useMay();
  return (
    <div className={leg.pictures.length > 0 ? "grid gap-4 xl:grid-cols-2" : "grid gap-4"}>
      <div className="grid content-start gap-3">
        <Facts
          facts={[
            ["Amount", <Money key="amount" amount={leg.amount} />],
            ...(leg.received
              ? [["Received", <Money key="received" amount={leg.received} />] as const]
              : []),
            ...(leg.wish || leg.cameBack
              ? [["The player wants", leg.wish ? WISH[leg.wish] : "not chosen yet"] as const]
              : []),
            ...(leg.status === "SET_OFF" ? [] : sendingOf(withdrawal, leg)),
            ...(leg.reason ? [["Reason", leg.reason] as const] : []),
          ]}
        />
        <Orders leg={leg} />
        <Returns leg={leg} />
        <Forces leg={leg} />
        <Lost leg={leg} />
        <Said leg={leg} />
        {may("withdrawals.decide") && (
          <div className="flex flex-wrap gap-2">
            <LegSteps withdrawal={withdrawal} leg={leg} />
            <OrderSteps withdrawal={withdrawal} leg={leg} />
            <ForceLeg withdrawal={withdrawal} leg={leg} />
            <AnswerComplaint withdrawal={withdrawal} leg={leg} />
          </div>
        )}
        <Timeline steps={leg.timeline} />
      </div>
      <Proofs withdrawal={withdrawal.id} leg={leg} />
    </div>
  );
}

/** How a transfer is sent, and until when its player may answer. */
function sendingOf(
  { bankAccount }: WithdrawalDetails,
  { provider, reference, sentAt, dueAt }: WithdrawalLeg,
): (readonly [string, ReactNode])[] {
  return [
    ["Paid by", provider === "manual" ? "staff" : provider],
    ["Bank reference", reference ?? "–"],
    ["To", `${bankAccount.bank} ${bankAccount.number}`],
    ["Sent", sentAt ? <Time key="sent" at={sentAt} /> : "not yet"],
    ...(dueAt ? [["Counts as received", <Time key="due" at={dueAt} />] as const] : []),
  ];
}

/** What a dispute rests on, beside the data of the transfer; each opens whole. */
function Proofs({ withdrawal, leg }: { withdrawal: string; leg: WithdrawalLeg }) {
  if (leg.pictures.length === 0) return null;
  const base = `/operator/v1/withdrawals/${encodeURIComponent(withdrawal)}/legs/${leg.n}/pictures`;
  return (
    <ul aria-label={`Proof about transfer ${leg.n}`} className="grid content-start gap-3">
      {leg.pictures.map(({ n, side }) => {
        const words = side === "PLAYER" ? "Sent by the player" : "The bank's proof";
        return (
          <li key={n} className="grid gap-1">
            <span className="text-soft">{words}</span>
            <a href={`${base}/${n}`} target="_blank" rel="noreferrer">
              <img
                src={`${base}/${n}`}
                alt={`${words} (${n})`}
                className="max-h-96 rounded-lg border border-line object-contain"
              />
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/** Who saw at the bank that the transfer came back, while it is not decided. */
function Returns({ leg: { status, returns } }: { leg: WithdrawalLeg }) {
  if (status === "FAILED" || status === "CAME_BACK" || returns.length === 0) return null;
  return (
    <>
      <ul aria-label="Seen coming back" className="grid gap-1">
        {returns.map((seen) => (
          <li key={seen.by}>
            {seen.by} saw <Money amount={seen.returned} /> come back under{" "}
            <bdi>{seen.reference}</bdi>, <Time at={seen.at} />
          </li>
        ))}
      </ul>
      <p className="text-bulb-ink">
        {status === "SENT" || status === "DISPUTED"
          ? "It counts as failed once two different people have entered the same returned transfer."
          : "It is held for the player again once a second person has entered the same."}
      </p>
    </>
  );
}

/** Who asks to close it as received, while a second person is needed. */
function Forces({ leg: { forces } }: { leg: WithdrawalLeg }) {
  if (forces.length === 0) return null;
  return (
    <>
      <ul aria-label="To be closed as received" className="grid gap-1">
        {forces.map((force) => (
          <li key={force.by}>
            {force.by} closes it as received by the proof <bdi>{force.proof}</bdi>,{" "}
            <Time at={force.at} />
          </li>
        ))}
      </ul>
      <p className="text-bulb-ink">It is closed once a second person agrees, under Approvals.</p>
    </>
  );
}

/** Who found that it did not arrive, while a second person is needed. */
function Lost({ leg: { notReceived } }: { leg: WithdrawalLeg }) {
  if (notReceived.length === 0) return null;
  return (
    <>
      <ul aria-label="Found not to have arrived" className="grid gap-1">
        {notReceived.map((said) => (
          <li key={said.by}>
            {said.by} found that it did not arrive: <bdi>{said.reason}</bdi>, <Time at={said.at} />
          </li>
        ))}
      </ul>
      <p className="text-bulb-ink">
        It waits for a second person, who presses “It did not arrive” as well, or agrees under
        Approvals.
      </p>
    </>
  );
}

/** What the player says after it was closed as received, and the answer. */
function Said({ leg: { complaint } }: { leg: WithdrawalLeg }) {
  if (!complaint) return null;
  return (
    <Facts
      facts={[
        [
          complaint.kind === "APPEAL" ? "The player appeals" : "The player answered too late",
          <Time key="opened" at={complaint.openedAt} />,
        ],
        ...(complaint.text ? [["In the player's words", complaint.text] as const] : []),
        ...(complaint.said
          ? [["What arrived, they say", <Money key="said" amount={complaint.said} />] as const]
          : []),
        ...(complaint.answer
          ? [[`Answered by ${complaint.answeredBy ?? ""}`, complaint.answer] as const]
          : []),
      ]}
    />
  );
}
