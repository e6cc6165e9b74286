import { formatMoney, fromWire, money, parseAmount, type WireMoney } from "@perya/money";
import { useState, type ReactNode } from "react";
import { Field } from "../../shared/forms/controls.tsx";
import { textOf, useText } from "../../shared/language/text.ts";

const CHIPS = [20_000_000n, 50_000_000n, 100_000_000n, 500_000_000n];

interface Limits {
  readonly min: WireMoney;
  readonly max: WireMoney;
  /** Why the most is below the least; today's limit is used up unless it says something else. */
  readonly nothing?: string | undefined;
}

/** Ledger units of the typed amount, or why it is invalid. String arithmetic only. */
export function readTyped(
  text: string,
  { min, max, nothing }: Limits,
): { readonly units: bigint } | { readonly fault: string } {
  const t = textOf("wallet");
  const read = parseAmount(text, min.currency);
  if (!read.ok)
    return {
      fault: read.refusal === "TOO_MANY_DIGITS" ? t("amount.decimals") : t("amount.unread"),
    };
  const [least, most] = [fromWire(min), fromWire(max)];
  if (read.value.units < least.units)
    return { fault: t("amount.least", { amount: formatMoney(least) }) };
  if (read.value.units > most.units)
    return {
      fault:
        most.units < least.units
          ? (nothing ?? t("amount.nothing"))
          : t("amount.most", { amount: formatMoney(most) }),
    };
  return { units: read.value.units };
}

/** The sign of a currency, as it stands before an amount. */
function signOf(currency: string): string {
  return formatMoney(money(0n, currency)).replace(/[\d.,\s]/g, "");
}

interface AmountFieldProps extends Limits {
  readonly fault: string | undefined;
  /** What is wrong with an amount that was left; undefined once it is another one. */
  readonly onFault: (fault: string | undefined) => void;
  readonly label: string;
  /** Whether the most is among the amounts to tap. */
  readonly orAll?: boolean;
  /** What stands under the field; ledger units of what is typed, undefined while it is invalid. */
  readonly below?: (units: bigint | undefined) => ReactNode;
  /** What stands under the amounts to tap, for a valid amount. */
  readonly after?: (units: bigint) => ReactNode;
}

/** Types or taps an amount between two limits. */
export function AmountField({
  min,
  max,
  nothing,
  fault,
  onFault,
  label,
  orAll = false,
  below,
  after,
}: AmountFieldProps) {
  const t = useText("wallet");
  const [text, setText] = useState("");
  const change = (to: string) => {
    setText(to);
    onFault(undefined);
  };
  const typed = readTyped(text, { min, max, nothing });
  const [least, most] = [fromWire(min).units, fromWire(max).units];
  const round = CHIPS.filter((units) => units >= least && units <= most);
  const chips = orAll && most >= least && !round.includes(most) ? [...round, most] : round;
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
        onChange={(event) => change(event.target.value)}
        onBlur={() => {
          if (text !== "" && "fault" in typed) onFault(typed.fault);
        }}
        hint={
          most < least
            ? (nothing ?? t("amount.nothing"))
            : t("amount.range", {
                least: formatMoney(fromWire(min)),
                most: formatMoney(fromWire(max)),
              })
        }
        error={fault}
      />
      {below?.("units" in typed ? typed.units : undefined)}
      {chips.length > 0 && (
        <div
          className="grid grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))] gap-2"
          role="group"
          aria-label={t("amount.common")}
        >
          {chips.map((units) => {
            const chip = formatMoney(money(units, min.currency), { symbol: false });
            return (
              <button
                key={units.toString()}
                type="button"
                aria-pressed={text === chip}
                onClick={() => change(chip)}
                className="min-h-11 rounded-xl border border-edge font-semibold tabular-nums hover:border-bulb aria-pressed:border-bulb aria-pressed:bg-bulb aria-pressed:text-on-bulb"
              >
                {formatMoney(money(units, min.currency))}
              </button>
            );
          })}
        </div>
      )}
      {"units" in typed && after?.(typed.units)}
    </div>
  );
}
