import type { Tx } from "@perya/postgres";
import { newPublicId } from "../../../secrets/public-id.ts";
import { requirePlay } from "../../wagering/index.ts";
import { balancesOf, lastSeqOf, type Wallet } from "../../wallet/index.ts";
import { betsWhileOpen } from "../rules/bets-while-open.ts";
import { beginFreeBets } from "../free-bets/begin-free-bets.ts";
import type { Rule } from "../rules/rule.ts";
import { insertStep } from "../steps.store.ts";
import type { Grant } from "./grant.ts";
import { insertGrant } from "./grants.store.ts";
import { moveGrant } from "./move-grant.ts";
import type { PlannedGrant } from "./refused-grant.ts";

/** What a grant of a deposit rests on. */
type Given = PlannedGrant & {
  readonly depositId: string | null;
  readonly actor: string;
  /** Days to claim it in; left out where it is credited at once. */
  readonly claimDays?: number;
};

/** Writes a grant whose budget is reserved. */
export async function issueGrant(tx: Tx, given: Given): Promise<Grant> {
  const { promotion, brand, player, period, deposit, bonus, required } = given;
  const grant = await insertGrant(tx, {
    publicId: newPublicId("gr"),
    promotion: promotion.id,
    version: promotion.version,
    brandId: brand.id,
    player: player.id,
    period,
    currency: player.currency,
    deposit: given.depositId,
    depositUnits: deposit,
    bonusUnits: bonus,
    requiredUnits: required,
    claimDays: given.claimDays,
  });
  await insertStep(tx, "grant", grant.id, { from: "NEW", to: "ISSUED", actor: given.actor });
  return grant;
}

/**
 * Credits an issued bonus and has it wagered, in the caller's transaction: from then on it keeps
 * the player's money in, until it is played or ends otherwise. What the player has without it is
 * noted, because that is theirs whatever becomes of the bonus. Free bets are played first.
 */
export async function creditBonus(
  tx: Tx,
  wallet: Wallet,
  issued: Grant,
  { promotion: { rule } }: Pick<PlannedGrant, "promotion">,
  actor: string,
): Promise<Grant> {
  if (rule.type === "FREE_BETS") return beginFreeBets(tx, issued, rule, actor);
  const claimed = await moveGrant(tx, issued, "CLAIMED", { actor });
  return creditClaimed(tx, wallet, claimed, rule, actor);
}

/** Credits a bonus that is claimed already, as free bets are until they are played. */
export async function creditClaimed(
  tx: Tx,
  wallet: Wallet,
  claimed: Grant,
  rule: Rule,
  actor: string,
): Promise<Grant> {
  const { player, publicId, bonusUnits, requiredUnits, brandId, depositUnits } = claimed;
  if (requiredUnits > 0n)
    await requirePlay(tx, wallet, {
      player,
      brandId,
      source: "BONUS",
      key: publicId,
      principal: bonusUnits,
      required: requiredUnits,
      weights: rule.weights,
      ...betsWhileOpen({ deposit: depositUnits, bonus: bonusUnits }, rule),
    });
  const ownUnits = (await balancesOf(tx, [player])).get(player) ?? 0n;
  const key = `bonus:${publicId}`;
  const credited = await wallet.append(tx, [
    { kind: "credit", player, key, units: bonusUnits, contra: "promotions", reason: publicId },
  ]);
  if (!credited.ok) throw new Error(`Bonus ${publicId} could not be credited: ${credited.refusal}`);
  if (credited.value[0]?.replayed) throw new Error(`Bonus ${publicId} was credited before`);
  const seq = await lastSeqOf(tx, player);
  const credit = { actor, ownUnits, seq };
  return requiredUnits > 0n
    ? moveGrant(tx, claimed, "PROCESS", { ...credit, expiresInDays: rule.days })
    : moveGrant(tx, claimed, "COMPLETED", { ...credit, reason: "Nothing has to be wagered" });
}
