import { money, type Money } from "./money.ts";

/**
 * Money as JSON for browsers: ledger units as an integer in a string, because a JSON number loses
 * precision above 2^53.
 */
export interface WireMoney {
  readonly amount: string;
  readonly currency: string;
}

/** The wire form of an amount. */
export function toWire(amount: Money): WireMoney {
  return { amount: amount.units.toString(), currency: amount.currency };
}

/**
 * The amount of a wire form. Throws SyntaxError when the text is not an integer and RangeError on
 * an unknown currency.
 */
export function fromWire(wire: WireMoney): Money {
  return money(BigInt(wire.amount), wire.currency);
}
