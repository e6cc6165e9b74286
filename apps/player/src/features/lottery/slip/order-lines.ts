import type { BodyOf } from "@perya/api-client";
import type { paths } from "@perya/api-client/player";
import { fromMinor } from "@perya/money";
import { stepOf, type Offer } from "./offer.ts";
import type { SlipTotal } from "./price-slip.ts";
import type { Slip } from "./slip.ts";

/** An order as it is sent. */
export type LotteryAskedOrder = BodyOf<paths, "POST", "/lottery/orders">;

/** The bets of a slip as the server takes them: every unit times the multiple, in ledger units, at the price steps that were shown. */
export function orderLines({ multiple }: Slip, { priced }: SlipTotal, { currency, offer }: { readonly currency: string; readonly offer: Offer }) {
  return priced.map(({ entry: { market, picks, unitMinor }, lines }) => ({
    market,
    picks: [...picks],
    unit: fromMinor(BigInt(unitMinor) * BigInt(multiple), currency).units.toString(),
    step: Math.min(100, ...lines.map((line) => stepOf(offer, line)).filter((step) => step > 0)),
  }));
}
