import { Choice } from "../../shared/forms/controls.tsx";
import { OCCASIONS, type Draft } from "./promotion.ts";
import { TextField } from "./text-field.tsx";
import { Ticks } from "../../shared/forms/ticks.tsx";
import type { Editing } from "./use-promotion.ts";

const METHODS = [
  ["bank-transfer", "Bank transfer"],
  ["qr", "QR code"],
  ["sandbox", "Sandbox Bank"],
  ["btcpay", "Bitcoin"],
  ["voucher", "Voucher"],
] as const;

/** What a deposit match gives. */
export function MatchFields(editing: Editing) {
  const { value, change, currency } = editing;
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        <Choice
          label="For which deposit"
          value={value.occasion}
          onChange={({ target }) => change({ occasion: target.value as Draft["occasion"] })}
        >
          {OCCASIONS.map(([name, words]) => (
            <option key={name} value={name}>
              {words}
            </option>
          ))}
        </Choice>
        <TextField
          {...editing}
          name="minDeposit"
          label={`Smallest deposit (${currency})`}
          at={["rule", "minDeposit"]}
        />
        <TextField
          {...editing}
          name="percent"
          label="Share of the deposit, in percent"
          at={["rule", "percentBps"]}
        />
        <TextField
          {...editing}
          name="cap"
          label={`Bonus at most (${currency})`}
          at={["rule", "cap"]}
        />
      </div>
      <Ticks
        label="Ways to pay that count; none ticked means all"
        all={METHODS}
        ticked={value.methods}
        onChange={(methods) => change({ methods })}
      />
    </>
  );
}
