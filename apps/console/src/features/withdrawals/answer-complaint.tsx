import type { WithdrawalDetails, WithdrawalLeg } from "@perya/api-client/operator";
import { call } from "../../shared/http/api.ts";
import { Confirm } from "../../shared/dialogs/confirm.tsx";
import { About } from "./payment-steps.tsx";

/** Answers what a player says of a transfer that was closed as received. */
export function AnswerComplaint({
  withdrawal,
  leg,
}: {
  withdrawal: WithdrawalDetails;
  leg: WithdrawalLeg;
}) {
  if (!leg.complaint || leg.complaint.answer !== undefined) return null;
  return (
    <Confirm
      action="Answer the player"
      look="primary"
      title="Answer this complaint?"
      about={
        <About withdrawal={withdrawal} part={leg.amount}>
          The player reads the answer. Money that is owed to them after all is an adjustment on the
          player's page.
        </About>
      }
      asks={[{ name: "answer", label: "Answer" }]}
      send={(body) =>
        call("POST", "/withdrawals/{id}/legs/{leg}/complaint", {
          path: { id: withdrawal.id, leg: leg.n },
          body,
        })
      }
      done="Answered."
    />
  );
}
