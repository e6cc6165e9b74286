import type { Tx } from "@perya/postgres";
import { brandById, type Brand } from "../../brands/index.ts";
import { playerById, type Player } from "../../players/index.ts";
import type { Grant } from "../grants/grant.ts";
import { grantByPublicId, lockGrant } from "../grants/grants.store.ts";
import type { Promotion } from "../promotion.ts";
import { lockPromotion, promotionsById } from "../promotions.store.ts";
import type { Rule } from "../rules/rule.ts";

/** A grant that was applied for, with all that it is decided by. */
export interface HeldApplication {
  readonly grant: Grant;
  readonly promotion: Promotion;
  readonly rule: Extract<Rule, { type: "APPLICATION" }>;
  readonly brand: Brand;
  readonly player: Player;
}

/**
 * Holds an application of a brand, or of any for null, with its promotion until the transaction
 * ends: the promotion first, as everything else does.
 */
export async function holdApplication(
  tx: Tx,
  publicId: string,
  brandId: bigint | null,
): Promise<HeldApplication | undefined> {
  const known = await applicationOf(tx, publicId, brandId);
  if (!known) return undefined;
  await lockPromotion(tx, known.promotion.publicId, null);
  await lockGrant(tx, publicId);
  return applicationOf(tx, publicId, brandId);
}

/** The same without holding it. */
export async function applicationOf(
  tx: Tx,
  publicId: string,
  brandId: bigint | null,
): Promise<HeldApplication | undefined> {
  const grant = await grantByPublicId(tx, publicId);
  if (!grant || (brandId !== null && grant.brandId !== brandId)) return undefined;
  const promotion = (await promotionsById(tx, [grant.promotion])).get(grant.promotion);
  const brand = await brandById(tx, grant.brandId);
  const player = await playerById(tx, grant.player);
  if (!promotion || !brand || !player) throw new Error(`What ${publicId} is of is gone`);
  const { rule } = promotion;
  return rule.type === "APPLICATION" ? { grant, promotion, rule, brand, player } : undefined;
}
