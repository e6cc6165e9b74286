import type { Tx } from "@perya/postgres";
import { refuse, type Result } from "@perya/result";
import type { RewardReader, RewardRefusal, RewardSource } from "../../reward-source.ts";
import type { Wallet } from "../wallet/index.ts";

/** Claims a reward of its module. Where it is refused the caller rolls its transaction back. */
export async function claimReward(
  tx: Tx,
  wallet: Wallet,
  sources: readonly RewardSource[],
  {
    kind,
    ...claim
  }: Pick<RewardReader, "player" | "brand"> & Pick<RewardSource, "kind"> & { readonly id: string },
): Promise<Result<void, RewardRefusal>> {
  const source = sources.find((one) => one.kind === kind);
  return source ? source.claim(tx, wallet, claim) : refuse("NOT_FOUND");
}
