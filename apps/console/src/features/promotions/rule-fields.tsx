import { Choice } from "../../shared/forms/controls.tsx";
import { Panel } from "../../shared/layout/page.tsx";
import { OCCASIONS, type Draft } from "./promotion.ts";
import { TextField } from "./text-field.tsx";
import { Ticks } from "./ticks.tsx";
import type { Editing } from "./use-promotion.ts";
import { WagerFields } from "./wager-fields.tsx";

const METHODS = [
  ["bank-transfer", "Bank transfer"],
  ["qr", "QR code"],
  ["sandbox", "Sandbox Bank"],
  ["btcpay", "Bitcoin"],
  ["voucher", "Voucher"],
] as const;

/** What is given and what has to be played for it. Fixed once it was announced. */
export function RuleFields(editing: Editing) {
  const { value, change, currency, fixed } = editing;
  return (
    <fieldset disabled={fixed} className="contents">
      <legend className="sr-only">Terms</legend>
      <Panel title="What it gives">
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
        <TextField
          {...editing}
          name="budget"
          label={`Budget (${currency})`}
          at={["budget"]}
          hint="Given in all, at most. Empty for no end, which always takes two people."
        />
      </Panel>
      <WagerFields {...editing} />
    </fieldset>
  );
}
