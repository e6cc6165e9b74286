import { fromWire, roundDownToMinor, subtract, toWire, type WireMoney } from "@perya/money";

interface Asked {
  readonly min: WireMoney;
  /** What the day leaves. */
  readonly max: WireMoney;
  /** What is taken from the balance with the withdrawal. */
  readonly owed: WireMoney;
  /** What may go to the chosen account now; null where nothing stands in the way. */
  readonly mostThere: WireMoney | null;
}

/**
 * The most that can be asked for: not more than the balance holds beside what is owed, nor than may
 * go to the chosen account, which may be less than the smallest withdrawal. A balance below that
 * changes nothing; the checks say that it is too low.
 */
export function mostOf({ min, max, owed, mostThere }: Asked, balance?: WireMoney): WireMoney {
  const held = balance && roundDownToMinor(subtract(fromWire(balance), fromWire(owed)));
  const here = held && held.units >= fromWire(min).units ? lesser(toWire(held), max) : max;
  return mostThere ? lesser(toWire(roundDownToMinor(fromWire(mostThere))), here) : here;
}

function lesser(one: WireMoney, other: WireMoney): WireMoney {
  return fromWire(one).units < fromWire(other).units ? one : other;
}
