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

/** The sign of a currency, as it stands before an amount. */
function signOf(currency: string): string {
  return formatMoney(money(0n, currency)).replace(/[\d.,\s]/g, "");
}

/** Types or taps an amount between two limits. */
export function AmountField({ min, max, fault, label }: Limits & { fault?: string | undefined; label: string }) {
  const [text, setText] = useState("");
  const chips = CHIPS.filter((units) => units >= fromWire(min).units && units <= fromWire(max).units);
  return (
    <div className="grid gap-3">
      <Field
        label={label}
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        required
        before={signOf(min.currency)}
        className="min-h-14 text-xl font-semibold tabular-nums"
        value={text}
        onChange={(event) => setText(event.target.value)}
        hint={`From ${formatMoney(fromWire(min))} to ${formatMoney(fromWire(max))}`}
        error={fault}
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))] gap-2" role="group" aria-label="Common amounts">
        {chips.map((units) => {
          const typed = formatMoney(money(units, min.currency), { symbol: false });
          return (
            <button
              key={units.toString()}
              type="button"
              aria-pressed={text === typed}
              onClick={() => setText(typed)}
              className="min-h-11 rounded-xl border border-edge font-semibold tabular-nums hover:border-bulb aria-pressed:border-bulb aria-pressed:bg-bulb aria-pressed:text-on-bulb"
            >
              {formatMoney(money(units, min.currency)).replace(/\.00$/, "")}
            </button>
          );
        })}
      </div>
    </div>
  );
}
