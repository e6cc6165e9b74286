import { formatMoney } from "@perya/money";
import { useState } from "react";
import { Mistyped, unitsOf } from "../../../shared/forms/amount.ts";
import { Field } from "../../../shared/forms/controls.tsx";

interface Props {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly placeholder?: string | undefined;
  readonly error?: string | undefined;
  readonly currency: string;
  /** Ledger units as text, what was typed while that is no amount, or null for none. */
  readonly value: string | null;
  readonly mayBeNone: boolean;
  readonly onChange: (value: string | null) => void;
}

const DIGITS = /^\d+$/;

/** An amount of the brand's currency, as people write it. What is no amount is never saved. */
export function AmountField({ value, mayBeNone, onChange, currency, error, ...words }: Props) {
  const [typed, type] = useState<{ text: string; value: string | null }>();
  const text = typed !== undefined && typed.value === value ? typed.text : written(value, currency);
  const wrong = value !== null && !DIGITS.test(value) ? "Type an amount such as 1,250.50." : error;
  const change = (to: string) => {
    const next = to.trim() === "" && mayBeNone ? null : valueOf(to, currency);
    type({ text: to, value: next });
    onChange(next);
  };
  return (
    <Field
      {...words}
      error={wrong}
      inputMode="decimal"
      autoComplete="off"
      value={text}
      onChange={({ target }) => change(target.value)}
    />
  );
}

/** Ledger units of what was typed; the text itself where it is no amount, which no server takes. */
function valueOf(text: string, currency: string): string {
  try {
    const units = unitsOf(text, currency);
    return DIGITS.test(units) ? units : text;
  } catch (fault) {
    if (fault instanceof Mistyped) return DIGITS.test(text) ? `${text}?` : text;
    throw fault;
  }
}

function written(value: string | null, currency: string): string {
  if (value === null) return "";
  return DIGITS.test(value)
    ? formatMoney({ units: BigInt(value), currency }, { symbol: false })
    : value;
}
