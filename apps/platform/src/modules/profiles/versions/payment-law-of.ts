import { readClock, type Tx } from "@perya/postgres";
import type { Platform } from "../../../platform.ts";
import { brandById } from "../../brands/index.ts";
import { paymentLawIn, type PaymentLaw } from "../rules/payment-law.ts";
import { lawInForce } from "./law-in-force.ts";
import { lawAt, readLaws } from "./read-laws.ts";

/** What a brand's profiles demand of the ways in which players pay, now. */
export async function paymentLawOf(platform: Platform, brandId: bigint): Promise<PaymentLaw> {
  return paymentLawIn((await lawInForce(platform, brandId)).folded);
}

/** The same, read in the caller's transaction: for payouts, which are few. */
export async function paymentLawNow(tx: Tx, brandId: bigint): Promise<PaymentLaw> {
  const brand = await brandById(tx, brandId);
  if (!brand) throw new Error(`There is no brand ${brandId}`);
  const now = await readClock(tx);
  return paymentLawIn(lawAt(await readLaws(tx, brand), now.epochMilliseconds).folded);
}
