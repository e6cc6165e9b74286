import { readClock, type Tx } from "@perya/postgres";
import { brandById } from "../../brands/index.ts";
import { hasDeposited, type PromotionPort } from "../../cashier/index.ts";
import { playerById } from "../../players/index.ts";
import { bonusLawNow } from "../../profiles/index.ts";
import { openPromotions, promotionByPublicId } from "../promotions.store.ts";
import { wordsFor } from "../words-for.ts";
import { matchDeposit } from "./credited-deposit.ts";
import { plannedMatch } from "./planned-match.ts";
import { refusedGrant } from "./refused-grant.ts";

/** What this module offers for deposits, and gives with their credit. */
export const depositOffers: PromotionPort = {
  credited: matchDeposit,
  offersFor: async (tx, { player: payer, method, units }, readable) => {
    const player = await playerById(tx, payer.id);
    const brand = player && (await brandById(tx, player.brandId));
    if (!player || !brand) return [];
    const open = await openPromotions(tx, brand.id);
    if (open.length === 0) return [];
    const planning = {
      brand,
      player,
      law: await bonusLawNow(tx, brand),
      now: await readClock(tx),
    };
    const deposit = { method, units, isFirst: !(await hasDeposited(tx, player.id)) };
    const offered: Awaited<ReturnType<PromotionPort["offersFor"]>>[number][] = [];
    for (const promotion of open) {
      const planned = plannedMatch(promotion, deposit, planning);
      if (!planned || (await refusedGrant(tx, planned))) continue;
      const { title, about, code } = wordsFor(promotion, readable);
      offered.push({ id: promotion.publicId, title, about, language: code });
    }
    return offered;
  },
  titleOf: async (tx: Tx, id, readable) => {
    const promotion = await promotionByPublicId(tx, id, null);
    if (!promotion) return undefined;
    const { title, code } = wordsFor(promotion, readable);
    return { title, language: code };
  },
};
