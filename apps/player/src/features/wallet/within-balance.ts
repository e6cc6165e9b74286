import { fromWire, roundDownToMinor, subtract, toWire, type WireMoney } from "@perya/money";

interface Asked {
  readonly min: WireMoney;
  /** What the day leaves. */
  readonly max: WireMoney;
  /** What is taken from the balance with the withdrawal. */
  readonly owed: WireMoney;
}

/**
 * The most that can be asked for: not more than the balance holds beside what is owed. A balance
 * that is below the smallest withdrawal changes nothing; the checks say that it is too low.
 */
export function withinBalance({ min, max, owed }: Asked, balance: WireMoney): WireMoney {
  const held = roundDownToMinor(subtract(fromWire(balance), fromWire(owed)));
  return held.units < fromWire(min).units || held.units >= fromWire(max).units ? max : toWire(held);
}
