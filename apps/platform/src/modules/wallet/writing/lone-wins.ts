import { rollbackTo, savepoint, type Tx } from "@perya/postgres";
import type { Answer, VendorCommand } from "@perya/wallet-protocol";
import {
  accountBatch,
  answerFact,
  changedOf,
  freshState,
  hasRoomFor,
  isFromVendor,
  payWin,
  roundKeyOf,
  type AccountBatch,
  type AccountBatches,
  type Asked,
  type Group,
} from "../deciding/index.ts";
import type { Account } from "../wallet.ts";
import type { Work } from "./attempt.ts";
import { creditAccounts, type Credit } from "./facts.store.ts";
import { nextBatch, proven } from "./next-batch.ts";
import { writeBatchIfCurrent } from "./write.store.ts";

type Win = Asked<VendorCommand>;

/**
 * A faster way for groups that are lone wins, as the payout of a draw is: each account gets what it
 * has won before anything is looked up, which reads and locks it as well, and what is written
 * proves that the wins stand on their bets. Undefined, and nothing written, when there is anything
 * else among them or one of them does not stand: then they are attempted as all else.
 */
export async function appendLoneWins<Answers>(
  tx: Tx,
  { writer, chain, groups }: Work<Answers>,
): Promise<(readonly Answer[])[] | undefined> {
  const wins = loneWins(groups);
  const credits = wins && creditsOf(wins);
  if (!credits) return undefined;
  const [head, , credited] = await Promise.all([
    chain.head(tx),
    savepoint(tx, "before_wins"),
    creditAccounts(tx, credits),
  ]);
  if (canTake(credited, credits)) {
    const accounts = new Map(
      credited.map((account) => [account.player, accountBatch(freshState(account))]),
    );
    const answers = wins.map((win) => [take(accounts, win)]);
    const writing = await nextBatch(writer, tx, chain.lane, head, changedOf(accounts), false);
    // The accounts have their money already.
    const written = writeBatchIfCurrent(tx, { ...writing, steps: [] });
    if (await proven(writer, written)) return answers;
  }
  await rollbackTo(tx, "before_wins");
  return undefined;
}

/**
 * The win of each group; undefined when one of them is anything else than a win on a named bet, or
 * when one ends a round that may be there twice. What a vendor says of a win needs its bet.
 */
function loneWins(groups: readonly Group[]): Win[] | undefined {
  const wins: Win[] = [];
  for (const { asked } of groups) {
    const [only] = asked;
    if (
      !only ||
      asked.length > 1 ||
      only.ref === null ||
      !isFromVendor(only) ||
      only.command.kind !== "win" ||
      only.command.said
    )
      return undefined;
    wins.push(only);
  }
  if (!wins.some(({ command }) => command.closesRound)) return wins;
  const rounds = new Set(
    wins.map(({ command: { player, vendor, round } }) => `${player} ${roundKeyOf(vendor, round)}`),
  );
  return rounds.size === wins.length ? wins : undefined;
}

/** What each account gets, by player; undefined when a player's wins can't be one sum. */
function creditsOf(wins: readonly Win[]): Credit[] | undefined {
  const credits = new Map<bigint, Credit>();
  for (const { command } of wins) {
    const { player, units, currency } = command;
    const had = credits.get(player);
    if (!hasRoomFor(had?.units ?? 0n, units) || (had && had.currency !== currency))
      return undefined;
    const sum = (had?.units ?? 0n) + units;
    credits.set(player, { player, wins: (had?.wins ?? 0) + 1, units: sum, currency });
  }
  return [...credits.values()].toSorted((a, b) => (a.player < b.player ? -1 : 1));
}

/**
 * Whether all have been credited, in their own currency: who is missing has no room for it, or no
 * account.
 */
function canTake(accounts: readonly Account[], credits: readonly Credit[]): boolean {
  const currencies = new Map(credits.map(({ player, currency }) => [player, currency]));
  return (
    accounts.length === credits.length &&
    accounts.every(({ player, currency }) => currencies.get(player) === currency)
  );
}

/**
 * Puts a win into its account's batch. Nothing is left to decide: the account has the currency and
 * the room for it, and the statement that writes proves its bet and that the round is open.
 */
function take(accounts: AccountBatches, win: Win): Answer {
  const { state, entries } = accountOf(accounts, win);
  const entry = payWin(state, win, false);
  const { account } = state;
  account.seq = entry.seq;
  account.cash = entry.after;
  entries.push(entry);
  return answerFact(entry, false);
}

function accountOf(accounts: AccountBatches, { command }: Win): AccountBatch {
  const account = accounts.get(command.player);
  if (!account) throw new Error("An account that was credited is missing");
  return account;
}
