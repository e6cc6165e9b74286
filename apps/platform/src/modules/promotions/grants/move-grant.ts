import type { Tx } from "@perya/postgres";
import { tellFact } from "../../facts/index.ts";
import type { RejectReason } from "../applying/application.ts";
import { bonusMoved } from "../facts.ts";
import { promotionsById } from "../promotions.store.ts";
import { insertStep } from "../steps.store.ts";
import { namesOf } from "../words-for.ts";
import type { Grant, GrantStatus } from "./grant.ts";
import { updateGrant } from "./grants.store.ts";

/** What else changes with a step, and who takes it. */
type Step = Parameters<typeof updateGrant>[3] & {
  readonly actor: string;
  readonly reason?: string;
  /** Why an application is rejected, for its player. */
  readonly why?: RejectReason;
};

/**
 * Moves a grant that the transaction holds one step along its table, with who and why, and tells
 * of it.
 */
export async function moveGrant(
  tx: Tx,
  grant: Grant,
  to: GrantStatus,
  { actor, reason, why, ...changes }: Step,
): Promise<Grant> {
  const moved = await updateGrant(tx, grant.id, to, changes);
  await insertStep(tx, "grant", grant.id, { from: grant.status, to, actor, reason });
  const promotion = (await promotionsById(tx, [grant.promotion])).get(grant.promotion);
  if (!promotion) throw new Error(`The promotion of grant ${grant.publicId} is gone`);
  await tellFact(tx, bonusMoved, {
    player: grant.player,
    brand: grant.brandId,
    bonus: grant.publicId,
    promotion: promotion.publicId,
    label: namesOf(promotion),
    from: grant.status,
    to,
    byPlayer: actor === "player",
    currency: grant.currency,
    units: moved.bonusUnits,
    removed: changes?.removedUnits ?? 0n,
    until: moved.expiresAt?.toString() ?? null,
    why: why ?? null,
  });
  return moved;
}
