import { readClock, type Tx } from "@perya/postgres";
import { ok, refuse } from "@perya/result";
import type {
  OpenReward,
  RewardReader,
  RewardRefusal,
  RewardSource,
} from "../../../reward-source.ts";
import { bonusLawNow } from "../../profiles/index.ts";
import type { Promotion } from "../promotion.ts";
import { openPromotions, promotionsById } from "../promotions.store.ts";
import { comesWithDeposit } from "../rules/free-bets.ts";
import { claimIssued, type ClaimRefusal } from "./claim-issued.ts";
import { selectCreditedSince } from "./credited.store.ts";
import { claimPromotion } from "./claim-promotion.ts";
import { issuedToPlayer, latestGrants } from "./grants.store.ts";
import { lateOffers } from "./late-offers.ts";
import { plannedGift } from "./planned-gift.ts";
import { refusedGrant } from "./refused-grant.ts";
import { toReward } from "./to-reward.ts";

/** Why what waits is not credited, as the reward centre says it. */
const REFUSED: Readonly<Record<ClaimRefusal | "REWARD_LATE", RewardRefusal>> = {
  REWARD_LATE: "REWARD_LATE",
  NOT_FOUND: "NOT_FOUND",
  WRONG_STATE: "REWARD_LATE",
  NOT_AVAILABLE: "REWARD_BARRED",
  OTHER_BONUS: "OTHER_BONUS",
  WITHDRAWAL_OPEN: "WITHDRAWAL_OPEN",
  BALANCE_LIMIT: "OWN_LIMIT",
};

/**
 * Bonuses of promotions in the reward centre: those that were issued, by their own ids, and those
 * without a deposit, by their promotions', are claimed there.
 */
export const grantRewards: RewardSource = {
  kind: "promotion",
  open: async (tx, reader) => {
    const promotions = await openPromotions(tx, reader.brand.id);
    return [
      ...(await issuedOf(tx, reader)),
      ...(await lateFor(tx, reader, promotions)),
      ...(await giftsFor(tx, reader, promotions)),
    ];
  },
  claim: async (tx, wallet, { player, id }) => {
    if (id.startsWith("gr_")) {
      const given = await claimIssued(tx, wallet, player.id, id);
      return given.ok ? ok(undefined) : refuse(REFUSED[given.refusal]);
    }
    const claimed = await claimPromotion(tx, wallet, player.id, id);
    return claimed.ok ? ok(undefined) : refuse(REFUSED[claimed.refusal]);
  },
  credited: async (tx, { player, readable }, since, most) => {
    const grants = await selectCreditedSince(tx, player.id, since, most);
    const ids = grants.map(({ promotion }) => promotion);
    const promotions = await promotionsById(tx, ids);
    return grants.flatMap(({ publicId, promotion, units, at }) => {
      const of = promotions.get(promotion);
      return of ? [{ ...toReward(of, publicId, units, readable), at }] : [];
    });
  },
};

async function giftsFor(
  tx: Tx,
  { player, brand, readable }: RewardReader,
  promotions: readonly Promotion[],
): Promise<readonly OpenReward[]> {
  const gifts = promotions.filter(
    ({ rule }) => rule.type === "GIFT" || (rule.type === "FREE_BETS" && !comesWithDeposit(rule)),
  );
  if (gifts.length === 0) return [];
  const ids = gifts.map(({ id }) => id);
  const latest = await latestGrants(tx, player.id, ids);
  const now = await readClock(tx);
  const of = { brand, player, law: await bonusLawNow(tx, brand), now };
  const open: OpenReward[] = [];
  for (const promotion of gifts) {
    const planned = plannedGift(promotion, of);
    if (!planned) continue;
    const hasIt = latest.some(
      (one) => one.promotion === promotion.id && one.period === planned.period,
    );
    if (hasIt || (await refusedGrant(tx, planned))) continue;
    open.push({
      ...toReward(promotion, promotion.publicId, planned.bonus, readable),
      until: promotion.endsAt,
      creditsItself: false,
    });
  }
  return open;
}

/** What can still be taken for the deposit that was just made. */
async function lateFor(
  tx: Tx,
  reader: RewardReader,
  promotions: readonly Promotion[],
): Promise<readonly OpenReward[]> {
  const offers = await lateOffers(tx, reader, promotions);
  return offers.map(({ planned: { promotion, bonus }, deposit: { until } }) => ({
    ...toReward(promotion, promotion.publicId, bonus, reader.readable),
    until,
    creditsItself: false,
  }));
}

/** What waits to be claimed; what keeps it from that for now is said when it is claimed. */
async function issuedOf(
  tx: Tx,
  { player, readable }: RewardReader,
): Promise<readonly OpenReward[]> {
  const issued = await issuedToPlayer(tx, player.id);
  const ids = issued.map(({ promotion }) => promotion);
  const promotions = await promotionsById(tx, ids);
  return issued.flatMap(({ publicId, promotion, bonusUnits, expiresAt: until }) => {
    const of = promotions.get(promotion);
    if (!of) return [];
    return [{ ...toReward(of, publicId, bonusUnits, readable), until, creditsItself: false }];
  });
}
