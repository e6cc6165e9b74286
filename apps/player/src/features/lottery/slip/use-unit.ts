import { currencyOf } from "@perya/money";
import { useState } from "react";

const STORAGE_KEY = "LOTTUNIT:";

/**
 * The current unit, stored by currency: one main unit by default. Minor
 * units as digits.
 */
export function useUnit(currency: string): readonly [minor: string, set: (minor: string) => void] {
  const [minor, setMinor] = useState(
    () => kept(currency) ?? (10n ** BigInt(currencyOf(currency).digits)).toString(),
  );
  const set = (next: string) => {
    setMinor(next);
    try {
      localStorage.setItem(STORAGE_KEY + currency, next);
    } catch {
      // It lasts as long as the page.
    }
  };
  return [minor, set];
}

function kept(currency: string): string | undefined {
  const text = localStorage.getItem(STORAGE_KEY + currency) ?? "";
  return /^[1-9]\d{0,12}$/.test(text) ? text : undefined;
}
