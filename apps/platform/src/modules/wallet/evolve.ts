import type { Account, Command, NewEntry, PlayerState } from "./wallet.ts";

/** Folds a decided entry into the state it was decided on. Facts and rounds become known by it. */
export function evolve(state: PlayerState, entry: NewEntry, command: Command, now: number): void {
  const { account, facts, rounds } = state;
  account.seq = entry.seq;
  account.cash = entry.after;
  account.held += entry.held;
  account.owed += entry.owed;
  facts.set(entry.idem, entry);
  if (entry.roundKey !== null && entry.closes) rounds.set(entry.roundKey, true);
  // A bet's round is proven open when the bet is written; other movements prove nothing about it.
  else if (entry.roundKey !== null && entry.kind === "bet" && !rounds.has(entry.roundKey)) rounds.set(entry.roundKey, false);
  if (entry.kind === "bet" && entry.status === "APPLIED") state.window?.push({ idem: entry.idem, at: now, units: -entry.cash });
  if (entry.kind === "rollback" && entry.ref !== null) takeBack(state, entry.ref);
  if (!("vendor" in command)) changeGuards(account, command);
}

function takeBack(state: PlayerState, ref: string): void {
  const fact = state.facts.get(ref);
  if (fact?.status !== "APPLIED") return;
  fact.rolledBack = true;
  // A bet that was taken back was not wagered.
  if (state.window) state.window = state.window.filter((wager) => wager.idem !== ref);
}

function changeGuards(account: Account, command: Exclude<Command, { vendor: number }>): void {
  if (command.kind === "block") account.blocked = true;
  if (command.kind === "unblock") account.blocked = false;
  if (command.kind === "exclude") account.excludedUntil = Math.max(account.excludedUntil ?? 0, command.until.epochMilliseconds);
  if (command.kind !== "limit") return;
  if (command.singleBet !== undefined) account.singleBet = command.singleBet;
  if (command.dailyWager !== undefined) account.dailyWager = command.dailyWager;
}
