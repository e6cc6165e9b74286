import { fromMinor } from "@perya/money";
import { stepOf, type Offer } from "./offer.ts";
import type { SlipTotal } from "./price-slip.ts";
import type { Slip } from "./slip.ts";

/** For what an order is sent. */
export interface SentTo {
  readonly gameCode: string;
  readonly currency: string;
  readonly oddsVersion: number;
  readonly offer: Offer;
}

/** The bets of a slip as the server takes them: every unit times the multiple, in ledger units, at the price steps that were shown. */
export function orderLines({ multiple }: Slip, { priced }: SlipTotal, { currency, offer }: SentTo) {
  return priced.map(({ entry: { market, picks, unitMinor }, lines }) => ({
    market,
    picks: [...picks],
    unit: fromMinor(BigInt(unitMinor) * BigInt(multiple), currency).units.toString(),
    step: Math.min(100, ...lines.map((line) => stepOf(offer, line)).filter((step) => step > 0)),
  }));
}
