import type { Platform } from "../../../platform.ts";
import { brandById } from "../../brands/index.ts";
import { depositLawOf } from "../../limits/index.ts";
import {
  identityLawOf,
  paymentLawOf,
  type IdentityLaw,
  type PaymentLaw,
} from "../../profiles/index.ts";
import { keptOutByRegister } from "../../registers/index.ts";
import type { Payer } from "../cashier.ts";
import { depositByPublicId } from "./deposits.store.ts";
import type { Place } from "./open-lawful-deposit.ts";
import { promotionsOf, type PromotionPort } from "./promotions/promotion-port.ts";

/**
 * What the law of a brand asks of deposits, of what they are paid with, and of proof before; and
 * what is promised for them, which is given under the same law.
 */
export interface DepositLaws extends Place {
  readonly promotions: Pick<PromotionPort, "credited">;
  readonly identity: IdentityLaw | undefined;
  readonly payments: PaymentLaw;
}

/**
 * The laws of a player's deposits, read before a transaction; national registers are asked where
 * one of them wants that.
 */
export async function lawsOfDeposits(
  platform: Platform,
  { id, brandId }: Pick<Payer, "id" | "brandId">,
): Promise<DepositLaws> {
  const brand = await brandById(platform.db, brandId);
  if (!brand) throw new Error(`Brand ${brandId} is gone`);
  const [law, identity, payments] = await Promise.all([
    depositLawOf(platform, brandId),
    identityLawOf(platform, brandId),
    paymentLawOf(platform, brandId),
  ]);
  const keptOut = await keptOutByRegister(platform, { id, brandId });
  const promotions = promotionsOf(platform);
  return { law, zone: brand.zone, identity, payments, keptOut, promotions };
}

/** The laws that a deposit is credited under; undefined when there is none with this number. */
export async function lawsOfDeposit(
  platform: Platform,
  publicId: string,
): Promise<DepositLaws | undefined> {
  const deposit = await depositByPublicId(platform.db, publicId, {});
  return deposit && lawsOfDeposits(platform, { id: deposit.player, brandId: deposit.brandId });
}
