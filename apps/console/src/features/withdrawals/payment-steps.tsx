import type { WithdrawalDetails } from "@perya/api-client/operator";
import { SECOND_PERSON } from "../../shared/http/act.ts";
import { call } from "../../shared/http/api.ts";
import { Confirm, type Asked } from "../../shared/dialogs/confirm.tsx";
import { Facts } from "../../shared/layout/page.tsx";
import { useMe } from "../../shared/http/session.ts";
import { Money } from "../../shared/format/show.tsx";

/** The note to the player on a payout that ends without being paid. */
export const MONEY_BACK =
  "The held money goes back to the player at once. The player sees the reason.";

/** The reason, which the player reads. */
export const WHY = [{ name: "reason", label: "Reason" }] as const;

/** A step, with the words around it. */
interface Step {
  readonly to: "approve" | "reject" | "pay" | "sent" | "complete";
  /** The key that asks for it. */
  readonly shortcut?: "a" | "r";
  readonly action: string;
  readonly look: "primary" | "danger";
  readonly title: string;
  readonly about: string;
  readonly done: string | ((withdrawal: WithdrawalDetails) => string);
  readonly asks?: readonly Asked<"reason" | "reference">[];
}

const REJECT: Step = {
  to: "reject",
  shortcut: "r",
  action: "Reject",
  look: "danger",
  title: "Reject this withdrawal?",
  about: MONEY_BACK,
  done: "Rejected; the money is back with the player.",
  asks: WHY,
};

const STEPS: Readonly<Partial<Record<WithdrawalDetails["status"], readonly Step[]>>> = {
  REQUESTED: [
    {
      to: "approve",
      shortcut: "a",
      action: "Approve",
      look: "primary",
      title: "Approve this withdrawal?",
      about: "The money stays held until it is paid.",
      done: (value) => (value.status === "APPROVED" ? "Approved." : SECOND_PERSON),
    },
    REJECT,
  ],
  APPROVED: [
    {
      to: "pay",
      action: "Start paying",
      look: "primary",
      title: "Start paying?",
      about: "Do this when you make the bank transfer.",
      done: "Marked as paying.",
    },
    REJECT,
  ],
  PAYING: [
    {
      to: "sent",
      action: "Mark as sent",
      look: "primary",
      title: "Was the money sent?",
      about: "Only after the bank confirmed the transfer.",
      done: "Marked as sent.",
      asks: [{ name: "reference", label: "Bank reference" }],
    },
  ],
  SENT: [
    {
      to: "complete",
      action: "Complete",
      look: "primary",
      title: "Complete this withdrawal?",
      about: "The held money leaves the books permanently.",
      done: "Completed.",
    },
  ],
};

const PAYS: readonly Step["to"][] = ["pay", "sent", "complete"];

/** Whether the person signed in approved a withdrawal, and so may take no step of paying it. */
export function useApproved({ approvals }: WithdrawalDetails): boolean {
  const me = useMe().data?.username;
  return approvals.some(({ by }) => by === me);
}

/** The next steps of a withdrawal on its way to the bank. */
export function Steps({ withdrawal }: { withdrawal: WithdrawalDetails }) {
  const { id, status } = withdrawal;
  const approved = useApproved(withdrawal);
  const all = STEPS[status] ?? [];
  const steps = all.filter(({ to }) => !approved || !PAYS.includes(to));
  return (
    <>
      {steps.length < all.length && (
        <p className="text-soft">You approved this, so another person must pay it.</p>
      )}
      {steps.map(({ to, about, ...step }) => (
        <Confirm
          key={`${status}${to}`}
          {...step}
          about={<About withdrawal={withdrawal}>{about}</About>}
          send={(body) =>
            call("POST", "/withdrawals/{id}/{step}", { path: { id, step: to }, body })
          }
        />
      ))}
    </>
  );
}

/** The amount and the account again, where the decision is made. */
export function About({
  withdrawal: { amount, player, bankAccount },
  children,
}: {
  withdrawal: WithdrawalDetails;
  children: string;
}) {
  return (
    <>
      <Facts
        facts={[
          [
            "Amount",
            <strong key="amount" className="text-lg text-ink">
              <Money amount={amount} />
            </strong>,
          ],
          ["Player", player.username],
          ["To", `${bankAccount.bank} ${bankAccount.number}`],
          ["Holder", bankAccount.holder],
        ]}
      />
      <p className="mt-3">{children}</p>
    </>
  );
}
