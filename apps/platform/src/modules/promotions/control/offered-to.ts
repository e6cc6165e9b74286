import type { Tx } from "@perya/postgres";
import { isTrialAccount, type Player } from "../../players/index.ts";
import { isAmong } from "../grants/is-among.ts";
import type { Promotion } from "../promotion.ts";
import { isHeldOut } from "./draw.ts";
import { insertDrawn, selectDrawn } from "./groups.store.ts";

/**
 * Of some promotions those that a player is offered: without those whose control group the player
 * is in. Who is among a promotion's players is drawn here, before anything of it is shown, and the
 * group is kept for good. Trial and test accounts are in no group, because no figure counts them.
 */
export async function offeredTo(
  tx: Tx,
  player: Player,
  promotions: readonly Promotion[],
): Promise<Promotion[]> {
  const drawing = promotions.filter(({ drawSeed }) => drawSeed !== null);
  if (drawing.length === 0 || !counts(player)) return [...promotions];
  const ids = drawing.map(({ id }) => id);
  const kept = await selectDrawn(tx, player.id, ids);
  const fresh = drawing
    .filter((one) => one.status !== "CLOSE" && isAmong(one, player))
    .filter(({ id }) => !kept.some(({ promotion }) => promotion === id))
    .map(({ id, drawSeed, audience }) => ({
      promotion: id,
      heldOut: isHeldOut(drawSeed ?? "", player.publicId, audience.heldOutPpm),
    }));
  if (fresh.length > 0) await insertDrawn(tx, player.id, fresh);
  const out = new Set(
    [...kept, ...fresh].filter(({ heldOut }) => heldOut).map(({ promotion }) => promotion),
  );
  return promotions.filter(({ id }) => !out.has(id));
}

/** Whether a player is offered one promotion. */
export async function isOffered(tx: Tx, player: Player, promotion: Promotion): Promise<boolean> {
  return (await offeredTo(tx, player, [promotion])).length > 0;
}

function counts(player: Player): boolean {
  return !isTrialAccount(player) && player.testSince === null && player.book !== "test";
}
