import { money, roundDownToMinor } from "@perya/money";
import { readClock, type Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { newPublicId } from "../../../secrets/public-id.ts";
import { brandById } from "../../brands/index.ts";
import { playerById } from "../../players/index.ts";
import { bonusLawNow } from "../../profiles/index.ts";
import { isOffered } from "../control/offered-to.ts";
import { insertGrant } from "../grants/grants.store.ts";
import { plannedBonus } from "../grants/planned-bonus.ts";
import { refusedPerson, refusedShare, type PlannedGrant } from "../grants/refused-grant.ts";
import { insertRefusal } from "../grants/refusals.store.ts";
import { lockPromotion } from "../promotions.store.ts";
import { insertStep } from "../steps.store.ts";
import type { ApplicationForm } from "../../../http/application-form.ts";
import { insertApplication, selectTried } from "./applications.store.ts";

/** Applications of a player for a promotion that may be rejected in its period. */
const MOST_TRIES = 5;

type ApplyRefusal = "NOT_FOUND" | "NOT_AVAILABLE" | "APPLIED_ALREADY" | "APPLIED_TOO_OFTEN";

/**
 * Applies for a promotion that staff decide on, one application at a time. Who can be given nothing
 * is refused in neutral words, and staff find the reason.
 */
export async function applyFor(
  tx: Tx,
  playerId: bigint,
  publicId: string,
  { remark, images }: ApplicationForm,
): Promise<Result<void, ApplyRefusal>> {
  const player = await playerById(tx, playerId);
  const brand = player && (await brandById(tx, player.brandId));
  if (!player || !brand) throw new Error(`Player ${playerId} is signed in and missing`);
  const promotion = await lockPromotion(tx, publicId, brand.id);
  if (!promotion || promotion.status === "DRAFT" || promotion.rule.type !== "APPLICATION")
    return refuse("NOT_FOUND");
  if (!(await isOffered(tx, player, promotion))) return refuse("NOT_FOUND");
  const tried = await selectTried(tx, promotion.id, playerId);
  if (tried.some(({ status }) => status === "APPLYING" || status === "ISSUED"))
    return refuse("APPLIED_ALREADY");
  const least = roundDownToMinor(money(BigInt(promotion.rule.least), brand.currency)).units;
  const of = { brand, player, law: await bonusLawNow(tx, brand), now: await readClock(tx) };
  const planned = plannedBonus(promotion, least, of);
  const rejected = tried.filter(
    ({ status, period }) => status === "REJECTED" && period === planned.period,
  );
  if (rejected.length >= MOST_TRIES) return refuse("APPLIED_TOO_OFTEN");
  const refused = await refusedNow(tx, planned);
  if (refused) {
    const { refusal: reason, detail } = refused;
    await insertRefusal(tx, { promotion: promotion.id, player: playerId, reason, detail });
    return refuse("NOT_AVAILABLE");
  }
  const grant = await insertGrant(
    tx,
    {
      publicId: newPublicId("gr"),
      promotion: promotion.id,
      version: promotion.version,
      brandId: brand.id,
      player: playerId,
      period: planned.period,
      currency: player.currency,
      deposit: null,
      depositUnits: 0n,
      bonusUnits: 0n,
      requiredUnits: 0n,
    },
    "APPLYING",
  );
  await insertStep(tx, "grant", grant.id, { from: "NEW", to: "APPLYING", actor: "player" });
  await insertApplication(tx, grant, remark, images);
  return ok(undefined);
}

/** Why staff could not issue it, whatever they thought of it. */
export async function refusedNow(tx: Tx, planned: PlannedGrant) {
  return (
    refusedWhenClosed(planned) ??
    (await refusedPerson(tx, planned)) ??
    (await refusedShare(tx, planned))
  );
}

/** What was applied for while a promotion was open can be issued later. */
function refusedWhenClosed({ promotion, applied }: PlannedGrant) {
  const isOpen = promotion.status === "OPEN" && !promotion.paused;
  return applied || isOpen ? undefined : refuse("NOT_OPEN");
}
