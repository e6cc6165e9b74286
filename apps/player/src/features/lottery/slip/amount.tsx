import { fromMinor, toWire } from "@perya/money";
import { Money } from "../../../shared/format/money.tsx";

/** Minor units as an amount. */
export function Amount({ minor, currency }: { minor: bigint; currency: string }) {
  return <Money amount={toWire(fromMinor(minor, currency))} />;
}
