import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import type { Brand } from "../../brands/index.ts";
import { isExcluded, type Player } from "../../players/index.ts";
import { bonusLawNow } from "../../profiles/index.ts";
import { giveCash } from "../../wagering/index.ts";
import { lockMoney, type HouseAccount, type Wallet } from "../../wallet/index.ts";
import { refusedByLaw } from "../grants/refused-by-law.ts";
import { refusedPlayer } from "../grants/refused-player.ts";
import { requiredOfReward, REWARD_DAYS, weightsOf, type RewardTerms } from "./reward-terms.ts";
import { insertReward } from "./rewards.store.ts";

/** What a player is given for something they did. */
interface Reward extends RewardTerms {
  readonly brand: Brand;
  readonly player: Player;
  /** Unique for good. */
  readonly key: string;
  /** The public id of what it is for. */
  readonly reason: string;
  /** The house's account that pays it; that of bonuses unless another is named. */
  readonly from?: HouseAccount;
}

type RewardRefusal = "BARRED" | "RESTRICTED" | "LAW" | "TOO_YOUNG" | "BALANCE_LIMIT";

/**
 * Credits a reward in cash from an account of the house, and has it played. Who may be given
 * nothing is refused also where there is no cash in it, so that points go along. Where it is
 * refused the caller rolls its transaction back. Throws where the key was used before.
 */
export async function giveReward(
  tx: Tx,
  wallet: Wallet,
  { brand, player, key, reason, from = "promotions", ...terms }: Reward,
): Promise<Result<void, RewardRefusal>> {
  const [{ id, brandId, currency }, { units }] = [player, terms];
  const required = requiredOfReward(terms, await bonusLawNow(tx, brand));
  if (units > 0n) {
    const cash = { player: id, brandId, key, units, required, ref: reason } as const;
    const house = {
      contra: from,
      movement: "reward",
      about: `Reward of ${reason}`,
    } as const;
    const paid = await giveCash(tx, wallet, { ...cash, ...house });
    if (!paid.ok) return refuse(paid.refusal === "OWN_LIMIT" ? "BALANCE_LIMIT" : "BARRED");
  }
  await lockMoney(tx, id);
  if (isExcluded(player)) return refuse("BARRED");
  const barred = await refusedPlayer(tx, id);
  if (barred) return barred;
  if (units === 0n) return ok(undefined);
  const looked = { deposit: 0n, bonus: units, required, days: REWARD_DAYS };
  const law = await refusedByLaw(tx, { brand, player, ...looked, weights: weightsOf(terms) });
  if (law) return law;
  await insertReward(tx, { key, brandId, player: id, currency, units, required, reason });
  return ok(undefined);
}
