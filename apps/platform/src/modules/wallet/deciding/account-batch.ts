import type { NewEntry, PlayerState } from "./state.ts";

/**
 * One account's part in a batch: the state it is decided on, the seq that was true before, and what
 * was decided.
 */
export interface AccountBatch {
  readonly state: PlayerState;
  readonly before: bigint;
  readonly entries: NewEntry[];
}

/** The accounts of a batch by player. */
export type AccountBatches = ReadonlyMap<bigint, AccountBatch>;

/** An account as it stands, with nothing decided yet. */
export function accountBatch(state: PlayerState): AccountBatch {
  return { state, before: state.account.seq, entries: [] };
}

/** Those for which something was decided. */
export function changedOf(accounts: AccountBatches): AccountBatch[] {
  return [...accounts.values()].filter(({ entries }) => entries.length > 0);
}
