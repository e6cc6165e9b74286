import type { Tx } from "@perya/postgres";
import { newPublicId } from "../../../secrets/public-id.ts";
import type { RewardDraft } from "./reward.ts";
import { insertReward, selectRewards } from "./rewards.store.ts";

/** A brand's initial rewards. A brand that has any is left as it is. */
export async function seedRewards(
  tx: Tx,
  brandId: bigint,
  drafts: readonly (RewardDraft & { readonly stock: bigint })[],
): Promise<void> {
  if ((await selectRewards(tx, brandId)).length > 0) return;
  for (const draft of drafts) await insertReward(tx, brandId, newPublicId("pr"), draft);
}
