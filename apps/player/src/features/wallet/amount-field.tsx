import { formatMoney, fromWire, money, parseAmount, type WireMoney } from "@perya/money";
import { useState } from "react";
import { Field } from "../../shared/controls.tsx";

const CHIPS = [20_000_000n, 50_000_000n, 100_000_000n, 500_000_000n];

interface Limits {
  readonly min: WireMoney;
  readonly max: WireMoney;
}

/** Ledger units of what was typed, or why not. String arithmetic only. */
export function readTyped(text: string, { min, max }: Limits): { readonly units: bigint } | { readonly fault: string } {
  const read = parseAmount(text, min.currency);
  if (!read.ok)
    return {
      fault: read.refusal === "TOO_MANY_DIGITS" ? "That has more decimals than the currency." : "Type an amount, for example 250 or 1,250.50.",
    };
  const [least, most] = [fromWire(min), fromWire(max)];
  if (read.value.units < least.units) return { fault: `At least ${formatMoney(least)}.` };
  if (read.value.units > most.units) return { fault: most.units < least.units ? "Nothing more is possible today." : `At most ${formatMoney(most)}.` };
  return { units: read.value.units };
}

/** Types or taps an amount between two limits. */
export function AmountField({ min, max, fault, label }: Limits & { fault?: string | undefined; label: string }) {
  const [text, setText] = useState("");
  const chips = CHIPS.filter((units) => units >= fromWire(min).units && units <= fromWire(max).units);
  return (
    <div className="grid gap-2">
      <Field
        label={label}
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        required
        value={text}
        onChange={(event) => setText(event.target.value)}
        hint={`From ${formatMoney(fromWire(min))} to ${formatMoney(fromWire(max))}`}
        error={fault}
      />
      <div className="flex flex-wrap gap-2" role="group" aria-label="Common amounts">
        {chips.map((units) => (
          <button
            key={units.toString()}
            type="button"
            onClick={() => setText(formatMoney(money(units, min.currency), { symbol: false }))}
            className="min-h-10 rounded-full border border-line px-4 tabular-nums hover:border-bulb"
          >
            {formatMoney(money(units, min.currency))}
          </button>
        ))}
      </div>
    </div>
  );
}
