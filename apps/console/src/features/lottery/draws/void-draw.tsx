import type { OperatorDraw } from "@perya/api-client/operator";
import { SECOND_PERSON } from "../../../shared/http/act.ts";
import { Mistyped } from "../../../shared/forms/amount.ts";
import { call } from "../../../shared/http/api.ts";
import { Confirm } from "../../../shared/dialogs/confirm.tsx";

/**
 * Voids a draw that has no outcome yet, or asks a second person to approve it, after its number was
 * typed.
 */
export function VoidDraw({
  draw: { gameCode: code, issueNo, lockedOrders, voiding },
}: {
  draw: OperatorDraw;
}) {
  if (!voiding || voiding.request) return null;
  const orders =
    lockedOrders === null
      ? "Every order"
      : lockedOrders === 1
        ? "The one order"
        : `Each of the ${lockedOrders} orders`;
  const back = `${orders} on it is refunded in full and counts no turnover`;
  return (
    <Confirm
      action="Void and refund"
      look="danger"
      title={`Void ${code} ${issueNo}?`}
      about={
        voiding.twoPeople
          ? "The time of this draw has come and its result may be known elsewhere, " +
            `so a second person has to approve. ${back} then. It can't be undone.`
          : `${back}. It can't be undone.`
      }
      asks={[
        { name: "typed", label: "Number of the draw", hint: `Type ${issueNo} to confirm.` },
        { name: "reason", label: "Reason", hint: "Players see it with the draw." },
      ]}
      send={async ({ typed, reason }) => {
        if (typed !== issueNo) throw new Mistyped(`That is not ${issueNo}.`);
        return call("POST", "/lottery/issues/{code}/{issueNo}/void", {
          path: { code, issueNo },
          body: { reason },
        });
      }}
      done={({ approvalId }) =>
        approvalId === null ? "Void. All stakes on it are being refunded." : SECOND_PERSON
      }
    />
  );
}
