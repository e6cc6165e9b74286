import { readClock, type Tx } from "@perya/postgres";
import { freshState, usedOfCaps, type CapsUsed } from "../deciding/index.ts";
import { selectAway } from "../sums/index.ts";
import { selectAccounts } from "./facts.store.ts";
import { loadSums } from "./load-sums.ts";

/**
 * What a player staked and lost in the windows of caps, in ledger units, as the next bet would be
 * decided on; undefined without an account.
 */
export async function capsUsed(tx: Tx, player: bigint): Promise<CapsUsed | undefined> {
  const [account] = await selectAccounts(tx, [player]);
  if (!account) return undefined;
  const state = freshState(account);
  await loadSums(tx, [state]);
  const now = await readClock(tx);
  return state.sums && usedOfCaps(state.sums, now.epochMilliseconds);
}

/**
 * What is held for some players, in ledger units: cash, and what is theirs elsewhere, but nothing
 * that a withdrawal holds. A player without an account is missing.
 */
export async function balancesOf(
  tx: Tx,
  players: readonly bigint[],
): Promise<ReadonlyMap<bigint, bigint>> {
  const accounts = await selectAccounts(tx, players);
  const away = await selectAway(tx, accounts);
  return new Map(accounts.map(({ player, cash }) => [player, cash + (away.get(player) ?? 0n)]));
}
