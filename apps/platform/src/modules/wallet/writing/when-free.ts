import { readClock, type Tx } from "@perya/postgres";
import { freesAt, freshState, type SumCap } from "../deciding/index.ts";
import { selectAccounts } from "./facts.store.ts";
import { loadSums } from "./load-sums.ts";

/**
 * When a cap lets a stake through at the latest, if nothing more is played until then; undefined
 * where the stake alone is too much for it. `most` and `stake` are ledger units.
 */
export async function whenFree(
  tx: Tx,
  player: bigint,
  cap: SumCap,
  { most, stake }: { readonly most: bigint; readonly stake: bigint },
): Promise<Temporal.Instant | undefined> {
  const [account] = await selectAccounts(tx, [player]);
  if (!account) return undefined;
  const state = freshState(account);
  await loadSums(tx, [state]);
  const now = await readClock(tx);
  const at = state.sums && freesAt(state.sums, cap, most - stake, now.epochMilliseconds);
  return at === undefined ? undefined : Temporal.Instant.fromEpochMilliseconds(at);
}
