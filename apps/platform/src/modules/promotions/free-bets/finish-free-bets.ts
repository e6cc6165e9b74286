import { money, roundDownToMinor } from "@perya/money";
import type { Tx } from "@perya/postgres";
import { brandById } from "../../brands/index.ts";
import { bonusLawNow } from "../../profiles/index.ts";
import type { Wallet } from "../../wallet/index.ts";
import { creditClaimed } from "../grants/give-bonus.ts";
import type { Grant } from "../grants/grant.ts";
import { releaseBudget, ruleOfGrant, updateGrant } from "../grants/grants.store.ts";
import { moveGrant } from "../grants/move-grant.ts";
import { requiredOf } from "../rules/bonus-of.ts";
import type { FreeBetsOf, FreeCounts } from "./free-bets.ts";

/**
 * Ends free bets whose rounds are over, of a grant and a promotion that the caller holds: all that
 * they won, the cap at most, is one bonus that is wagered from then on. What was reserved beyond it
 * is the promotion's again (docs/decisions/0032).
 */
export async function finishFreeBets(
  tx: Tx,
  wallet: Wallet,
  claimed: Grant,
  { free, counts, reason }: { free: FreeBetsOf; counts: FreeCounts; reason: string },
): Promise<Grant> {
  const { wonUnits } = counts;
  const most = wonUnits < free.capUnits ? wonUnits : free.capUnits;
  const bonus = roundDownToMinor(money(most, claimed.currency)).units;
  await releaseBudget(tx, claimed.promotion, claimed.bonusUnits - bonus);
  const system = { actor: "system", reason };
  if (bonus === 0n)
    return moveGrant(tx, claimed, counts.used < free.rounds ? "EXPIRED" : "COMPLETED", {
      ...system,
      bonusUnits: 0n,
      requiredUnits: 0n,
    });
  const brand = await brandById(tx, claimed.brandId);
  if (!brand) throw new Error(`The brand of grant ${claimed.publicId} is gone`);
  const rule = await ruleOfGrant(tx, claimed);
  const asked = requiredOf({ deposit: 0n, bonus }, rule);
  const cap = (await bonusLawNow(tx, brand)).wagerCap({ deposit: 0n, bonus });
  const required = cap !== undefined && cap < asked ? cap : asked;
  const won = await updateGrant(tx, claimed.id, "CLAIMED", {
    bonusUnits: bonus,
    requiredUnits: required,
  });
  return creditClaimed(tx, wallet, won, rule, "system");
}
