import type { WithdrawalDetails } from "@perya/api-client/operator";
import { SECOND_PERSON } from "../../shared/http/act.ts";
import { unitsOf } from "../../shared/forms/amount.ts";
import { call } from "../../shared/http/api.ts";
import { Confirm } from "../../shared/dialogs/confirm.tsx";
import { About, MONEY_BACK, useApproved, WHY } from "./payment-steps.tsx";

/** Actions on a payout that did not arrive. */
export function FailureSteps({ withdrawal }: { withdrawal: WithdrawalDetails }) {
  const path = { id: withdrawal.id };
  const approved = useApproved(withdrawal);
  if (withdrawal.status === "PAYING")
    return (
      <Confirm
        action="Bank refused it"
        look="danger"
        title="Did the bank refuse this payout?"
        about={
          <About withdrawal={withdrawal}>
            Only when the bank has refused the transfer. The money stays held until you pay again or
            refund it. The player sees the reason.
          </About>
        }
        asks={WHY}
        send={(body) => call("POST", "/withdrawals/{id}/fail", { path, body })}
        done="Marked as failed; the money is still held."
      />
    );
  if (withdrawal.status === "SENT") return <CameBack withdrawal={withdrawal} />;
  if (withdrawal.status !== "FAILED") return null;
  return (
    <>
      {approved ? (
        <p className="text-soft">You approved this, so another person must pay it again.</p>
      ) : (
        <Confirm
          action="Pay again"
          look="primary"
          title="Pay this withdrawal again?"
          about={
            <About withdrawal={withdrawal}>
              Do this when you make a new bank transfer. It is paid from the same held money.
            </About>
          }
          send={() => call("POST", "/withdrawals/{id}/retry", { path, body: {} })}
          done="Marked as paying again."
        />
      )}
      <Confirm
        action="Refund to the player"
        look="danger"
        title="Refund this withdrawal?"
        about={<About withdrawal={withdrawal}>{MONEY_BACK}</About>}
        asks={WHY}
        send={(body) => call("POST", "/withdrawals/{id}/refund", { path, body })}
        done="Refunded; the money is back with the player."
      />
    </>
  );
}

/** Nothing is filled in: the second person types what they saw themselves. */
function CameBack({ withdrawal }: { withdrawal: WithdrawalDetails }) {
  const path = { id: withdrawal.id };
  return (
    <Confirm
      action="It came back"
      look="danger"
      title="Did this payout come back?"
      about={
        <About withdrawal={withdrawal}>
          Type what you saw at the bank yourself. The payout counts as failed once a second person
          has typed the same; until then the money stays held.
        </About>
      }
      asks={[
        { name: "returnedAmount", label: "Amount that came back" },
        { name: "reference", label: "Bank reference of the returned transfer" },
        { name: "reason", label: "Reason the bank gave" },
      ]}
      send={async ({ returnedAmount, reference, reason }) =>
        call("POST", "/withdrawals/{id}/return", {
          path,
          body: {
            returnedAmount: unitsOf(returnedAmount, withdrawal.amount.currency),
            reference,
            reason,
          },
        })
      }
      done={({ status }) =>
        status === "FAILED" ? "Marked as failed; the money is still held." : SECOND_PERSON
      }
    />
  );
}
