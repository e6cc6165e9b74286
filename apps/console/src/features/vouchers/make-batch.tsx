import { useState } from "react";
import { Confirm } from "../../shared/dialogs/confirm.tsx";
import { Mistyped, unitsOf } from "../../shared/forms/amount.ts";
import { SECOND_PERSON } from "../../shared/http/act.ts";
import { call } from "../../shared/http/api.ts";

/** Makes vouchers of one amount. A request whose answer got lost is repeated under its key. */
export function MakeBatch({ brand, currency }: { brand: number; currency: string }) {
  const [key, setKey] = useState(() => crypto.randomUUID());
  return (
    <Confirm
      action="Make vouchers"
      look="primary"
      title="Make vouchers?"
      about={
        "Each is worth this amount to the player who redeems it first. Above the approval limit " +
        "a second person has to agree. The codes are made when you export them."
      }
      asks={[
        { name: "amount", label: `Amount of each (${currency})` },
        { name: "count", label: "How many", hint: "At most 1,000." },
        { name: "days", label: "Valid for how many days", value: "90" },
        { name: "note", label: "What they are for" },
      ]}
      send={async ({ amount, count, days, note }) => {
        const made = await call("POST", "/vouchers", {
          query: { brand },
          body: {
            amount: unitsOf(amount, currency),
            count: wholeOf(count, "How many"),
            expiresAt: daysFromNow(wholeOf(days, "Days")),
            note,
            key,
          },
        });
        setKey(crypto.randomUUID());
        return made;
      }}
      done={({ status }) =>
        status === "WAITING" ? SECOND_PERSON : "The vouchers can be exported."
      }
    />
  );
}

function wholeOf(text: string, label: string): number {
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new Mistyped(`${label}: type a whole number.`);
  return Number(text);
}

function daysFromNow(days: number): string {
  return Temporal.Now.instant()
    .add({ hours: days * 24 })
    .toString({ smallestUnit: "second" });
}
