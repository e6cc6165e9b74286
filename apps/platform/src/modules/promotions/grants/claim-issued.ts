import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { brandById } from "../../brands/index.ts";
import { playerById } from "../../players/index.ts";
import { countTurnover } from "../../wagering/index.ts";
import { lockMoney, type Wallet } from "../../wallet/index.ts";
import { lockPromotion, promotionsById } from "../promotions.store.ts";
import { creditBonus } from "./give-bonus.ts";
import type { Grant } from "./grant.ts";
import { grantByPublicId, lockGrant } from "./grants.store.ts";
import { isOver } from "./is-over.ts";
import { insertRefusal } from "./refusals.store.ts";
import { refusedCredit, refusedPerson } from "./refused-grant.ts";

export type ClaimRefusal =
  | "NOT_FOUND"
  | "WRONG_STATE"
  | "NOT_AVAILABLE"
  | "OTHER_BONUS"
  | "WITHDRAWAL_OPEN"
  | "BALANCE_LIMIT";

const GIVEN: ReadonlySet<string> = new Set(["CLAIMED", "PROCESS", "COMPLETED"]);
const TOLD: ReadonlySet<string> = new Set(["OTHER_BONUS", "WITHDRAWAL_OPEN", "BALANCE_LIMIT"]);

/**
 * Credits a bonus that waits for its player, once: claimed again, it is the same one. What the
 * player can change is told to them; any other reason is noted for staff.
 */
export async function claimIssued(
  tx: Tx,
  wallet: Wallet,
  playerId: bigint,
  publicId: string,
): Promise<Result<Grant, ClaimRefusal>> {
  const known = await grantByPublicId(tx, publicId);
  if (known?.player !== playerId) return refuse("NOT_FOUND");
  await countTurnover(tx, [playerId]);
  await lockMoney(tx, playerId);
  const of = (await promotionsById(tx, [known.promotion])).get(known.promotion);
  const promotion = of && (await lockPromotion(tx, of.publicId, known.brandId));
  const grant = await lockGrant(tx, publicId);
  const player = await playerById(tx, playerId);
  const brand = await brandById(tx, known.brandId);
  if (!promotion || !grant || !player || !brand)
    throw new Error(`What grant ${publicId} rests on is gone`);
  if (GIVEN.has(grant.status)) return ok(grant);
  if (grant.status !== "ISSUED" || (await isOver(tx, grant))) return refuse("WRONG_STATE");
  const { depositUnits: deposit, bonusUnits: bonus, requiredUnits: required } = grant;
  const planned = { promotion, brand, player, deposit, bonus, required, applied: grant };
  const refused = (await refusedPerson(tx, planned)) ?? (await refusedCredit(tx, planned));
  if (refused) {
    const { refusal: reason, detail } = refused;
    await insertRefusal(tx, { promotion: promotion.id, player: playerId, reason, detail });
    return refuse(TOLD.has(reason) ? (reason as ClaimRefusal) : "NOT_AVAILABLE");
  }
  return ok(await creditBonus(tx, wallet, grant, planned, "player"));
}
