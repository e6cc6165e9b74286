import type { WithdrawalDetails, WithdrawalLeg } from "@perya/api-client/operator";
import { SECOND_PERSON } from "../../shared/http/act.ts";
import { unitsOf } from "../../shared/forms/amount.ts";
import { call } from "../../shared/http/api.ts";
import { Confirm, type Asked } from "../../shared/dialogs/confirm.tsx";
import { openOrder } from "./orders.tsx";
import { About, MONEY_BACK, useApproved, WHY } from "./payment-steps.tsx";

interface OfLeg {
  readonly withdrawal: WithdrawalDetails;
  readonly leg: WithdrawalLeg;
}

/** A step of one transfer, with the words around it. */
interface Step {
  readonly to: "sent" | "fail" | "retry" | "refund" | "not-received" | "ask-again" | "missing";
  readonly action: string;
  readonly look: "primary" | "danger" | "plain";
  readonly title: string;
  readonly about: string;
  readonly done: string | ((leg: WithdrawalLeg | undefined) => string);
  readonly asks?: readonly Asked<"reason" | "reference">[];
}

const SENT: Step = {
  to: "sent",
  action: "Mark as sent",
  look: "primary",
  title: "Was the money sent?",
  about: "Only after the bank confirmed the transfer. The player is asked whether it arrived.",
  done: "Marked as sent.",
  asks: [{ name: "reference", label: "Bank reference" }],
};
const REFUSED: Step = {
  to: "fail",
  action: "Bank refused it",
  look: "danger",
  title: "Did the bank refuse this payout?",
  about:
    "Only when the bank has refused the transfer. The money stays held until you pay again or " +
    "refund it. The player sees the reason.",
  done: "Marked as failed; the money is still held.",
  asks: WHY,
};
const REFUND: Step = {
  to: "refund",
  action: "Refund to the player",
  look: "danger",
  title: "Refund this transfer?",
  about: MONEY_BACK,
  done: "Refunded; the money is back with the player.",
  asks: WHY,
};

const MISSING: Step = {
  to: "not-received",
  action: "It did not arrive",
  look: "primary",
  title: "Did this part not arrive?",
  about:
    "When the bank says so too. It is then sent, or given back, as the player chose; a larger " +
    "one once a second person finds the same.",
  done: (leg) => (leg?.owed ? "It may be paid now." : SECOND_PERSON),
  asks: WHY,
};

/** What a player who may not sign in says by mail or by phone. */
const SAID_MISSING: Step = {
  to: "missing",
  action: "The player says it did not arrive",
  look: "plain",
  title: "Does the player say that this did not arrive?",
  about:
    "This player may not sign in, so you record what they said by mail or by phone. Its clock " +
    "stops until the bank's word is known; where it counts as received already, it is a " +
    "complaint. Give the date, and where the letter is kept.",
  done: "It is recorded.",
  asks: WHY,
};

const STEPS: Readonly<Partial<Record<WithdrawalLeg["status"], readonly Step[]>>> = {
  CREATED: [SENT, REFUSED],
  FAILED: [
    {
      to: "retry",
      action: "Pay again",
      look: "primary",
      title: "Pay this transfer again?",
      about: "Do this when you make a new bank transfer. It is paid from the same held money.",
      done: "Marked as paying again.",
    },
    REFUND,
  ],
  DISPUTED: [
    {
      to: "ask-again",
      action: "Ask the player again",
      look: "plain",
      title: "Ask the player again?",
      about:
        "When the bank says that it arrived. The player reads the reason, and the time to answer " +
        "goes on with what was left.",
      done: "The player is asked again.",
      asks: WHY,
    },
    {
      to: "not-received",
      action: "It did not arrive",
      look: "danger",
      title: "Did this transfer not arrive?",
      about:
        "When the bank says so too. It counts as failed once a second person finds the same; the " +
        "money stays held until it is paid again or refunded. The player sees the reason.",
      done: (leg) =>
        leg?.status === "FAILED" ? "Marked as failed; the money is still held." : SECOND_PERSON,
      asks: WHY,
    },
  ],
};

function stepsOf({ status, owed, wish, cameBack }: WithdrawalLeg): readonly Step[] | undefined {
  if (status === "CREATED" && cameBack && wish === undefined) return [TO_BALANCE];
  if (status === "CREATED" && !owed) return [MISSING];
  return wish === "CASH" && status === "CREATED" ? [REFUND] : STEPS[status];
}

/** Whether staff may record for a player that it did not arrive. */
function maySayMissing({ barred }: WithdrawalDetails, { status, complaint }: WithdrawalLeg) {
  return barred && (status === "SENT" || (status === "AUTO_CONFIRMED" && !complaint));
}

/** Money that came back of which the player does not choose what becomes of it. */
const TO_BALANCE: Step = {
  to: "refund",
  action: "Put it into the balance",
  look: "danger",
  title: "Put this into the player's balance?",
  about:
    "The player is asked on their page whether they want it sent again. Do this only when they " +
    "don't choose, or told you. The player sees the reason.",
  done: "The money is back with the player.",
  asks: WHY,
};

const PAYS: readonly Step["to"][] = ["sent", "retry"];

/** The next steps of one transfer. */
export function LegSteps({ withdrawal, leg }: OfLeg) {
  const approved = useApproved(withdrawal);
  const all = [...(stepsOf(leg) ?? []), ...(maySayMissing(withdrawal, leg) ? [SAID_MISSING] : [])];
  // While a company is at it nobody else takes a step.
  const free = openOrder(leg) ? [] : all;
  const steps = free.filter(({ to }) => !approved || !PAYS.includes(to));
  return (
    <>
      {steps.map(({ to, about, done, ...step }) => (
        <Confirm
          key={`${leg.status}${to}`}
          {...step}
          done={({ legs }: WithdrawalDetails) =>
            typeof done === "string" ? done : done(legs.find(({ n }) => n === leg.n))
          }
          about={
            <About withdrawal={withdrawal} part={leg.amount}>
              {about}
            </About>
          }
          send={(body) =>
            call("POST", "/withdrawals/{id}/legs/{leg}/{step}", {
              path: { id: withdrawal.id, leg: leg.n, step: to },
              body: to === "sent" ? { ...body, amount: leg.amount.amount } : body,
            })
          }
        />
      ))}
      {MAY_COME_BACK.includes(leg.status) && <CameBack withdrawal={withdrawal} leg={leg} />}
    </>
  );
}

const ON_ITS_WAY: readonly WithdrawalLeg["status"][] = ["SENT", "DISPUTED"];
const MAY_COME_BACK: readonly WithdrawalLeg["status"][] = [
  ...ON_ITS_WAY,
  "CONFIRMED",
  "PARTIAL",
  "AUTO_CONFIRMED",
  "FORCED",
];

/** Nothing is filled in: the second person types what they saw themselves. */
function CameBack({ withdrawal, leg }: OfLeg) {
  const isLate = !ON_ITS_WAY.includes(leg.status);
  return (
    <Confirm
      action="It came back"
      look="danger"
      title="Did this payout come back?"
      about={
        <About withdrawal={withdrawal} part={(isLate && leg.received) || leg.amount}>
          {isLate
            ? "It counted as received. Type what you saw at the bank yourself. The money is held " +
              "for the player again, who chooses between the balance and another transfer; above " +
              "what you may move alone once a second person has typed the same."
            : "Type what you saw at the bank yourself. The transfer counts as failed once a " +
              "second person has typed the same; until then the money stays held."}
        </About>
      }
      asks={[
        { name: "returnedAmount", label: "Amount that came back" },
        { name: "reference", label: "Bank reference of the returned transfer" },
        { name: "reason", label: "Reason the bank gave" },
      ]}
      send={async ({ returnedAmount, reference, reason }) =>
        call("POST", "/withdrawals/{id}/legs/{leg}/return", {
          path: { id: withdrawal.id, leg: leg.n },
          body: {
            returnedAmount: unitsOf(returnedAmount, withdrawal.amount.currency),
            reference,
            reason,
          },
        })
      }
      done={({ legs }) => {
        const now = legs.find(({ n }) => n === leg.n)?.status;
        if (now === "FAILED") return "Marked as failed; the money is still held.";
        return now === "CAME_BACK" ? "The money is held for the player again." : SECOND_PERSON;
      }}
    />
  );
}
