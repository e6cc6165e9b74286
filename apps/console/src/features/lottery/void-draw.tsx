import type { OperatorDraw } from "@perya/api-client/operator";
import { Mistyped } from "../../shared/amount.ts";
import { call } from "../../shared/api.ts";
import { Confirm } from "../../shared/confirm.tsx";

/** Voids a draw that has no outcome yet, after its number was typed. */
export function VoidDraw({ draw: { gameCode: code, issueNo, status, version, lockedOrders } }: { draw: OperatorDraw }) {
  if (status === "VOIDED" || version > 0) return null;
  const orders = lockedOrders === null ? "Every order" : lockedOrders === 1 ? "The one order" : `Each of the ${lockedOrders} orders`;
  return (
    <Confirm
      action="Void and refund"
      look="danger"
      title={`Void ${code} ${issueNo}?`}
      about={`${orders} on it is given back whole and counts no turnover. It can't be undone.`}
      asks={[
        { name: "typed", label: "Number of the draw", hint: `Type ${issueNo} to confirm.` },
        { name: "reason", label: "Reason", hint: "Players see it with the draw." },
      ]}
      send={async ({ typed, reason }) => {
        if (typed !== issueNo) throw new Mistyped(`That is not ${issueNo}.`);
        return call("POST", "/lottery/issues/{code}/{issueNo}/void", { path: { code, issueNo }, body: { reason } });
      }}
      done="Void. Everything bet on it is being given back."
    />
  );
}
