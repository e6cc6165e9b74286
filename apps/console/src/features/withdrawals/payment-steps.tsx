import type { WithdrawalDetails } from "@perya/api-client/operator";
import { formatMoney, fromWire, money, type WireMoney } from "@perya/money";
import { Mistyped, unitsOf } from "../../shared/forms/amount.ts";
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
  readonly to: "approve" | "reject" | "review";
  /** The key that asks for it. */
  readonly shortcut?: "a" | "r";
  readonly action: string;
  readonly look: "primary" | "danger" | "plain";
  readonly title: string;
  readonly about: string;
  readonly done: string | ((withdrawal: WithdrawalDetails) => string);
  readonly asks?: readonly Asked<"reason">[];
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

const APPROVE: Step = {
  to: "approve",
  shortcut: "a",
  action: "Approve",
  look: "primary",
  title: "Approve this withdrawal?",
  about: "The money stays held until it is paid.",
  done: (value) => (value.status === "APPROVED" ? "Approved." : SECOND_PERSON),
};

const STEPS: Readonly<Partial<Record<WithdrawalDetails["status"], readonly Step[]>>> = {
  REQUESTED: [
    APPROVE,
    {
      to: "review",
      action: "Put into review",
      look: "plain",
      title: "Put this withdrawal into review?",
      about: "It then takes two people to approve it. The player is not told why.",
      done: "It is in review.",
      asks: [{ name: "reason", label: "Reason, for staff" }],
    },
    REJECT,
  ],
  RISK_REVIEW: [APPROVE, REJECT],
  APPROVED: [REJECT],
};

/** Whether the person signed in approved a withdrawal, and so may take no step of paying it. */
export function useApproved({ approvals }: WithdrawalDetails): boolean {
  const me = useMe().data?.username;
  return approvals.some(({ by }) => by === me);
}

/** The next steps of a withdrawal before it is paid. */
export function Steps({ withdrawal }: { withdrawal: WithdrawalDetails }) {
  const { id, status } = withdrawal;
  const approved = useApproved(withdrawal);
  return (
    <>
      {approved && status !== "REQUESTED" && status !== "RISK_REVIEW" && (
        <p className="text-soft">You approved this, so another person must pay it.</p>
      )}
      {status === "APPROVED" && !approved && <StartPaying withdrawal={withdrawal} />}
      {STEPS[status]?.map(({ to, about, ...step }) => (
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

/** Begins to pay it, in one transfer or in several that come to the amount. */
function StartPaying({ withdrawal }: { withdrawal: WithdrawalDetails }) {
  const { id, amount } = withdrawal;
  return (
    <Confirm
      action="Start paying"
      look="primary"
      title="Start paying?"
      about={
        <About withdrawal={withdrawal}>
          Do this when you make the bank transfer. The player answers each transfer by itself.
        </About>
      }
      asks={[
        {
          name: "legs",
          label: "Amounts of several transfers",
          hint: "Separated by spaces, such as 6,000 4,000. Leave it empty for one transfer.",
          required: false,
        },
      ]}
      send={async ({ legs: typed }) => {
        const legs = typed
          .split(/\s+/)
          .filter((part) => part !== "")
          .map((part) => unitsOf(part, amount.currency));
        const sum = legs.reduce((total, units) => total + BigInt(units), 0n);
        if (legs.length > 0 && sum !== BigInt(amount.amount))
          throw new Mistyped(
            `The transfers come to ${formatMoney(money(sum, amount.currency))} and not to ` +
              `${formatMoney(fromWire(amount))}.`,
          );
        return call("POST", "/withdrawals/{id}/{step}", {
          path: { id, step: "pay" },
          body: legs.length > 0 ? { legs } : {},
        });
      }}
      done="Marked as paying."
    />
  );
}

/** The amount and the account again, where the decision is made. */
export function About({
  withdrawal: { amount, player, bankAccount },
  part = amount,
  children,
}: {
  withdrawal: WithdrawalDetails;
  /** One transfer's amount, instead of all of it. */
  part?: WireMoney;
  children: string;
}) {
  return (
    <>
      <Facts
        facts={[
          [
            "Amount",
            <strong key="amount" className="text-lg text-ink">
              <Money amount={part} />
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
