import { readClock, type Tx } from "@perya/postgres";
import { freshState, usedOfCaps, type CapsUsed, type Sums } from "../deciding/index.ts";
import { selectAway } from "../sums/index.ts";
import { selectAccounts } from "./facts.store.ts";
import { loadSums } from "./load-sums.ts";

/**
 * What a player staked and lost in the windows of caps, in ledger units, as the next bet would be
 * decided on; undefined without an account.
 */
export async function capsUsed(tx: Tx, player: bigint): Promise<CapsUsed | undefined> {
  const found = await sumsNow(tx, player);
  return found && usedOfCaps(found.sums, found.now);
}

/**
 * What a player staked in the last 24 hours, in ledger units. Money that lies at vendors, which
 * counts towards caps, was not played with and is no part of it.
 */
export async function stakedInDay(tx: Tx, player: bigint): Promise<bigint> {
  const found = await sumsNow(tx, player);
  return found?.sums.window("day").stakedAt(found.now) ?? 0n;
}

async function sumsNow(
  tx: Tx,
  player: bigint,
): Promise<{ readonly sums: Sums; readonly now: number } | undefined> {
  const [account] = await selectAccounts(tx, [player]);
  if (!account) return undefined;
  const state = freshState(account);
  await loadSums(tx, [state]);
  const { epochMilliseconds: now } = await readClock(tx);
  return state.sums && { sums: state.sums, now };
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
