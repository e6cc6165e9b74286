import type { BodyOf } from "@perya/api-client";
import type { paths } from "@perya/api-client/player";
import { fromMinor } from "@perya/money";
import { stepOf, type Offer } from "./offer.ts";
import type { SlipTotal } from "./price-slip.ts";
import type { Slip } from "./slip.ts";

/** An order as it is sent. */
export type LotteryAskedOrder = BodyOf<paths, "POST", "/lottery/orders">;
type AskedLine = LotteryAskedOrder["lines"][number];

/**
 * The bets of a slip as the server takes them: units in ledger units, each at the lowest price step
 * that was shown.
 */
export function orderLines(
  { multiple }: Slip,
  { priced }: SlipTotal,
  { currency, offer }: { readonly currency: string; readonly offer: Offer },
): readonly AskedLine[] {
  return priced.map(({ bet: { market, picks, unitMinor }, lines }) => ({
    market,
    picks: [...picks],
    unit: fromMinor(BigInt(unitMinor), currency).units.toString(),
    multiple,
    step: lowest(lines.map((line) => stepOf(offer, line))),
  }));
}

function lowest(steps: readonly number[]): AskedLine["step"] {
  const open = steps.filter((step) => step > 0);
  return open.some((step) => step <= 50) ? 50 : open.some((step) => step <= 90) ? 90 : 100;
}
