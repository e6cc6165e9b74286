import { formatMoney, fromMinor, money, parseAmount, toMinor } from "@perya/money";
import { useId, useState } from "react";
import { useText } from "../../../shared/language/text.ts";

interface UnitFieldProps {
  readonly label: string;
  readonly currency: string;
  /** Minor units of the currency, as digits. */
  readonly minor: string;
  readonly disabled?: boolean;
  readonly onChange: (minor: string) => void;
}

/** A field for the stake of one unit. A text that is not an amount changes nothing. */
export function UnitField({ label, currency, minor, disabled = false, onChange }: UnitFieldProps) {
  const t = useText("slip");
  const id = useId();
  const shown = formatMoney(fromMinor(BigInt(minor), currency), { symbol: false });
  const [typing, setTyping] = useState<string>();
  const type = (text: string) => {
    setTyping(text);
    const units = unitsOf(text, currency);
    if (units > 0n) onChange(toMinor(money(units, currency)).toString());
  };
  const wrong = typing !== undefined && unitsOf(typing, currency) <= 0n;
  return (
    <label htmlFor={id} className="inline-flex items-center gap-1.5">
      <span className="sr-only">{label}</span>
      <span aria-hidden="true" className="text-soft">
        {symbolOf(currency)}
      </span>
      <input
        id={id}
        dir="ltr"
        inputMode="decimal"
        autoComplete="off"
        disabled={disabled}
        aria-invalid={wrong || undefined}
        title={wrong ? t("unit.wrong") : undefined}
        value={typing ?? shown}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setTyping(undefined)}
        className="min-h-11 w-24 rounded-xl border border-edge bg-ground px-2.5 text-end font-semibold tabular-nums hover:border-soft disabled:opacity-60 aria-invalid:border-coral"
      />
    </label>
  );
}

function symbolOf(currency: string): string {
  return formatMoney(money(0n, currency)).replaceAll(/[\d.,\s]/g, "");
}

/** Ledger units; 0 for a text that is not an amount. */
function unitsOf(text: string, currency: string): bigint {
  const read = parseAmount(text, currency);
  return read.ok ? read.value.units : 0n;
}
