import { readClock, type Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import type { RewardRefusal } from "../../../reward-source.ts";
import type { Wallet } from "../../wallet/index.ts";
import { decideFriend } from "../friends/decide-friend.ts";
import { doneBy } from "../friends/done-by.ts";
import { lockOwn } from "../friends/friends.store.ts";
import { lockMember } from "../friends/members.store.ts";
import { partiesOf } from "./parties.ts";
import { payReward } from "./pay-reward.ts";
import { whyRefused } from "./why-refused.ts";

/** A reward that waits for who invited a friend. */
interface Claim {
  readonly player: bigint;
  readonly brandId: bigint;
  /** Of the friend. */
  readonly publicId: string;
}

/**
 * Pays a reward that waits, looked at as it is now: claimed twice at once, it is paid once. Where
 * it is refused the caller rolls its transaction back.
 */
export async function claimReward(
  tx: Tx,
  wallet: Wallet,
  { player, brandId, publicId }: Claim,
): Promise<Result<void, RewardRefusal>> {
  await lockMember(tx, player, brandId);
  const one = await lockOwn(tx, player, publicId);
  if (one?.status === "REWARDED") return refuse("REWARD_CLAIMED");
  if (one?.status !== "QUALIFIED") return refuse("NOT_FOUND");
  const parties = await partiesOf(tx, one);
  const done = await doneBy(tx, one, parties.friend);
  if (decideFriend(one, done, await readClock(tx)).standing !== "DONE") return refuse("NOT_FOUND");
  if (await whyRefused(tx, parties)) return refuse("REWARD_BARRED");
  const paid = await payReward(tx, wallet, parties);
  if (paid.ok) return ok(undefined);
  return refuse(paid.refusal === "BALANCE_LIMIT" ? "OWN_LIMIT" : "REWARD_BARRED");
}
