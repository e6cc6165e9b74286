import type { VendorCommand } from "@perya/wallet-protocol";
import { sessionOf } from "./decide-law.ts";
import { isVendorCommand } from "./entry.ts";
import type { Asked } from "./keys.ts";
import { countInSession } from "./session.ts";
import { forgetStart, noteStart } from "./starts.ts";
import { capsOf } from "./caps.ts";
import type { Account, HouseCommand } from "../wallet.ts";
import type { NewEntry, PlayerState } from "./state.ts";

/** Folds a decided entry into the state it was decided on. Facts and rounds become known by it. */
export function evolve(
  state: PlayerState,
  entry: NewEntry,
  { command, round }: Asked,
  now: number,
): void {
  const { account } = state;
  entry.at = now;
  account.seq = entry.seq;
  account.cash = entry.after;
  account.held += entry.held;
  account.owed += entry.owed;
  state.facts.set(entry.idem, entry);
  learnRound(state, entry, round);
  if (state.sums && entry.status === "APPLIED") state.sums.count(entry);
  if (state.starts && entry.kind === "bet" && entry.status === "APPLIED" && entry.cash < 0n)
    noteStart(state.starts, entry, entry.at);
  if (entry.kind === "rollback" && entry.ref !== null) takeBack(state, entry.ref);
  if (isVendorCommand(command)) return countMove(state, entry, command, now);
  changeGuards(account, command);
  state.sums?.forgetBounds();
  const hold = "hold" in command && entry.ref !== null ? state.facts.get(entry.ref) : undefined;
  if (hold) hold.taken += entry.units;
}

/** A bet's round is proven open when the bet is written; other movements prove nothing about it. */
function learnRound({ rounds }: PlayerState, { closes, kind }: NewEntry, round: string): void {
  if (closes) rounds.set(round, true);
  else if (kind === "bet" && !rounds.has(round)) rounds.set(round, false);
}

function countMove(
  { session }: PlayerState,
  entry: NewEntry,
  command: VendorCommand,
  now: number,
): void {
  if (session && entry.status === "APPLIED")
    countInSession(session, entry, sessionOf(command, now)?.number === session.number);
}

function takeBack(state: PlayerState, ref: string): void {
  const fact = state.facts.get(ref);
  if (fact?.status !== "APPLIED" || fact.rolledBack) return;
  fact.rolledBack = true;
  state.sums?.discount(fact);
  if (state.starts) forgetStart(state.starts, fact);
}

function changeGuards(account: Account, command: HouseCommand): void {
  if (command.kind === "block") account.blocked = true;
  if (command.kind === "unblock") account.blocked = false;
  if (command.kind === "exclude") {
    const until = command.until.epochMilliseconds;
    account.excludedUntil = command.lifts ? until : Math.max(account.excludedUntil ?? 0, until);
  }
  if (command.kind === "limit") Object.assign(account, capsOf(command));
}
