import type { DepositDetails } from "@perya/api-client/operator";
import { formatMoney, fromWire } from "@perya/money";
import { Confirm } from "../../shared/dialogs/confirm.tsx";
import { unitsOf } from "../../shared/forms/amount.ts";
import { SECOND_PERSON } from "../../shared/http/act.ts";
import { call } from "../../shared/http/api.ts";

/** Money that arrived and may not be credited, after it was transferred back. */
export function SendBack({
  deposit,
  arrived,
}: {
  deposit: DepositDetails;
  arrived: DepositDetails["paid"];
}) {
  const currency = (deposit.paid ?? deposit.amount).currency;
  return (
    <Confirm
      action="Sent back"
      title="Was this payment sent back?"
      about={
        `Transfer it back first, to ${sourceOf(deposit)} alone. Nothing is credited, and this ` +
        "payment can't be credited afterwards. The player sees the reason. Above what one person " +
        "may move, and to any other account, it counts once a second one has seen the same " +
        "transfer."
      }
      asks={[
        {
          name: "paidAmount",
          label: "Amount that arrived",
          value: arrived ? formatMoney(fromWire(arrived), { symbol: false }) : "",
        },
        { name: "reference", label: "Bank reference", value: deposit.reference ?? "" },
        { name: "returnReference", label: "Bank reference of the transfer back" },
        {
          name: "payee",
          label: "Name of the account that it went to",
          required: deposit.payer !== null,
        },
        {
          name: "why",
          label: "Why to another account than it came from",
          hint: "Only where it went to another one. Staff read it, the player doesn't",
          required: false,
        },
        { name: "reason", label: "Reason", hint: "The player reads it" },
      ]}
      send={async ({ paidAmount, payee, why, ...numbers }) =>
        call("POST", "/deposits/{id}/return", {
          path: { id: deposit.id },
          body: {
            paidAmount: unitsOf(paidAmount, currency),
            ...numbers,
            ...(payee ? { payee } : {}),
            ...(why ? { why } : {}),
          },
        })
      }
      done={({ status }) =>
        status === "RETURNED" ? "The deposit is recorded as sent back." : SECOND_PERSON
      }
    />
  );
}

/** The only account that a payment may go back to. */
function sourceOf({ payer }: DepositDetails): string {
  return payer === null ? "the account it came from" : `the account of ${payer} it came from`;
}
