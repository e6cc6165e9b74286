import type { PayoutOrder, WithdrawalDetails, WithdrawalLeg } from "@perya/api-client/operator";
import { Confirm } from "../../shared/dialogs/confirm.tsx";
import { Status, Time } from "../../shared/format/show.tsx";
import { SECOND_PERSON } from "../../shared/http/act.ts";
import { call } from "../../shared/http/api.ts";
import { About, useApproved } from "./payment-steps.tsx";

interface OfLeg {
  readonly withdrawal: WithdrawalDetails;
  readonly leg: WithdrawalLeg;
}

const OPEN: readonly PayoutOrder["status"][] = ["WRITTEN", "PLACED", "RELEASED", "DIFFERS"];

/** The order of a transfer that is not known to have ended; nobody else pays it meanwhile. */
export function openOrder({ orders }: WithdrawalLeg): PayoutOrder | undefined {
  return orders.find(({ status }) => OPEN.includes(status));
}

/** What providers were asked to pay of a transfer, and what they say. */
export function Orders({ leg: { orders, outcomes } }: { leg: WithdrawalLeg }) {
  if (orders.length === 0) return null;
  return (
    <>
      <ul aria-label="Ordered from payment companies" className="grid gap-2">
        {orders.map((order) => (
          <li key={order.id} className="grid gap-1 rounded-lg border border-line p-3">
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="font-medium">{order.provider}</span>
              <Status name={order.status} />
              <span className="text-soft">
                ordered by {order.orderedBy}, <Time at={order.orderedAt} />
              </span>
            </span>
            <span className="break-all text-soft">
              Our number <bdi>{order.id}</bdi>
              {order.payment !== undefined && (
                <>
                  , theirs <bdi>{order.payment}</bdi>
                </>
              )}
            </span>
            {order.answer !== undefined && <span>{order.answer}</span>}
            {order.unclear && (
              <span className="text-bulb-ink">Two people have to say what became of it.</span>
            )}
          </li>
        ))}
      </ul>
      {outcomes.map(({ by, at, outcome, proof }) => (
        <p key={by} className="text-bulb-ink">
          {by} says that it was {outcome === "PAID" ? "paid" : "not paid"}, by the proof{" "}
          <bdi>{proof}</bdi>, <Time at={at} />. It waits for a second person who says the same.
        </p>
      ))}
    </>
  );
}

/** Has a company pay a transfer, takes the order back, or says what became of it. */
export function OrderSteps({ withdrawal, leg }: OfLeg) {
  const approved = useApproved(withdrawal);
  const order = openOrder(leg);
  return (
    <>
      {leg.payers.length > 0 && !approved && <PayThrough withdrawal={withdrawal} leg={leg} />}
      {(order?.status === "WRITTEN" || order?.status === "PLACED") && (
        <Confirm
          action="Take the order back"
          look="danger"
          title="Take this order back?"
          about={
            <About withdrawal={withdrawal} part={leg.amount}>
              The company has not been told to pay yet, and will not be. You can then pay in another
              way.
            </About>
          }
          asks={[{ name: "reason", label: "Reason, for staff" }]}
          send={(body) =>
            call("POST", "/withdrawals/{id}/legs/{leg}/take-back", {
              path: { id: withdrawal.id, leg: leg.n },
              body,
            })
          }
          done="Taken back; nothing was paid."
        />
      )}
      {leg.orders.some(({ unclear }) => unclear) && (
        <SayOutcome withdrawal={withdrawal} leg={leg} />
      )}
    </>
  );
}

function PayThrough({ withdrawal, leg }: OfLeg) {
  return (
    <Confirm
      action="Pay through a company"
      title="Have a company pay this transfer?"
      about={
        <About withdrawal={withdrawal} part={leg.amount}>
          It is ordered at once. Nobody else can pay this transfer until the company has said what
          became of it.
        </About>
      }
      asks={[
        {
          name: "provider",
          label: "Company",
          choices: leg.payers.map(({ code, name }) => [code, name] as const),
        },
      ]}
      send={(body) =>
        call("POST", "/withdrawals/{id}/legs/{leg}/order", {
          path: { id: withdrawal.id, leg: leg.n },
          body,
        })
      }
      done="Ordered."
    />
  );
}

/** By the company's proof; a second person has to say the same. */
function SayOutcome({ withdrawal, leg }: OfLeg) {
  return (
    <Confirm
      action="Say what became of it"
      look="danger"
      title="What became of this payout?"
      about={
        <About withdrawal={withdrawal} part={leg.amount}>
          Only by the company's own proof. It counts once a second person says the same: a payout
          that was paid is answered by the player, one that was not is paid again or refunded.
        </About>
      }
      asks={[
        {
          name: "outcome",
          label: "The payout",
          blank: true,
          choices: [
            ["PAID", "was paid"],
            ["FAILED", "was not paid"],
          ],
        },
        { name: "proof", label: "Number of the company's proof" },
        { name: "reason", label: "Reason, for staff" },
      ]}
      send={({ outcome, ...words }) =>
        call("POST", "/withdrawals/{id}/legs/{leg}/outcome", {
          path: { id: withdrawal.id, leg: leg.n },
          body: { outcome: outcome === "PAID" ? "PAID" : "FAILED", ...words },
        })
      }
      done={(after) =>
        after.legs.some((one) => one.n === leg.n && one.outcomes.length > 0)
          ? SECOND_PERSON
          : "It is ended as you both said."
      }
    />
  );
}
