import { readClock, type Tx } from "@perya/postgres";
import { brandById } from "../../brands/index.ts";
import type { CreditedDeposit } from "../../cashier/index.ts";
import { tellFact } from "../../facts/index.ts";
import { playerById } from "../../players/index.ts";
import { bonusLawNow } from "../../profiles/index.ts";
import type { Wallet } from "../../wallet/index.ts";
import { bonusRefused } from "../facts.ts";
import { lockPromotion, openPromotions } from "../promotions.store.ts";
import type { Promotion } from "../promotion.ts";
import { namesOf } from "../words-for.ts";
import { creditBonus, issueGrant } from "./give-bonus.ts";
import { reserveBudget } from "./grants.store.ts";
import { selectJoined } from "./joins.store.ts";
import { plannedMatch } from "./planned-match.ts";
import { insertRefusal } from "./refusals.store.ts";
import { refusedGrant } from "./refused-grant.ts";

/**
 * Gives the bonus of a deposit in the transaction of its credit: of the promotion that was chosen
 * before paying, or else of the first that its player joined and that fits. What is refused is
 * noted for staff and told in neutral words, and the deposit is credited all the same.
 */
export async function matchDeposit(
  tx: Tx,
  wallet: Wallet,
  deposit: CreditedDeposit,
): Promise<void> {
  const player = await playerById(tx, deposit.player);
  const brand = player && (await brandById(tx, player.brandId));
  if (!player || !brand) throw new Error(`Player ${deposit.player} of a deposit is gone`);
  const wanted = await wantedBy(tx, deposit, brand.id);
  if (wanted.length === 0) return;
  const planning = { brand, player, law: await bonusLawNow(tx, brand), now: await readClock(tx) };
  let missed: Promotion | undefined;
  for (const { publicId } of wanted) {
    const promotion = await lockPromotion(tx, publicId, brand.id);
    const planned = promotion && plannedMatch(promotion, deposit, planning);
    // What was chosen was shown beside the amount; what was joined waits for one that fits.
    if (!planned) {
      if (deposit.chosen !== null) missed = promotion;
      continue;
    }
    const refused = await refusedGrant(tx, planned);
    const isReserved = !refused && (await reserveBudget(tx, planned.promotion.id, planned.bonus));
    if (!isReserved) {
      await insertRefusal(tx, {
        promotion: planned.promotion.id,
        player: player.id,
        reason: refused?.refusal ?? "BUDGET_USED",
        detail: refused?.detail,
      });
      missed ??= planned.promotion;
      continue;
    }
    const given = { ...planned, depositId: deposit.publicId, actor: "system" };
    const issued = await issueGrant(tx, given);
    await creditBonus(tx, wallet, issued, planned, "system");
    return;
  }
  if (missed) await tellRefused(tx, missed, player.id);
}

function tellRefused(tx: Tx, promotion: Promotion, player: bigint): Promise<void> {
  return tellFact(tx, bonusRefused, {
    player,
    brand: promotion.brandId,
    promotion: promotion.publicId,
    label: namesOf(promotion),
  });
}

/** The promotion that was chosen, or else the open ones that were joined, the latest first. */
async function wantedBy(
  tx: Tx,
  { chosen, player }: CreditedDeposit,
  brandId: bigint,
): Promise<readonly Pick<Promotion, "publicId">[]> {
  if (chosen !== null) return [{ publicId: chosen }];
  const joined = [...(await selectJoined(tx, player)).keys()];
  if (joined.length === 0) return [];
  const open = await openPromotions(tx, brandId);
  return joined.flatMap((id) => open.find((one) => one.id === id) ?? []);
}
