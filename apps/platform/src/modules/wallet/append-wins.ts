import { rollbackTo, savepoint, type Tx } from "@perya/postgres";
import type { Answer, VendorCommand } from "@perya/wallet-protocol";
import { answerFact } from "./answer.ts";
import { turnOn, type Turn } from "./batch.ts";
import { MAX_UNITS } from "./decide-bet.ts";
import type { Group } from "./decide-each.ts";
import { entryFor, isFromVendor } from "./entry.ts";
import { creditAccounts, type Credit } from "./facts.store.ts";
import { roundKeyOf, type Asked } from "./keys.ts";
import { freshState } from "./load.ts";
import { writeCreditedIfProven, type Head } from "./write-turns.ts";
import type { Account } from "./wallet.ts";
import type { Writer } from "./writer.ts";

/**
 * Appends groups that are lone wins: each account gets what it has won before anything is looked up, which reads and holds it as well, and what is written proves that the wins stand.
 * Undefined, and nothing written, when there is anything else among them or one of them does not.
 */
export async function appendWins(
  writer: Writer,
  tx: Tx,
  groups: readonly Group[],
  lane: number,
  head: Promise<Head>,
): Promise<(readonly Answer[])[] | undefined> {
  const wins = loneWins(groups);
  const credits = wins && creditsOf(wins);
  if (!credits) return undefined;
  const [chain, , accounts] = await Promise.all([
    head,
    savepoint(tx, "before_wins"),
    creditAccounts(tx, credits),
  ]);
  if (canTake(accounts, credits)) {
    const turns = new Map(accounts.map((account) => [account.player, turnOn(freshState(account))]));
    const answers = wins.map((win) => [take(turns, win)]);
    if (await writeCreditedIfProven(writer, tx, lane, chain, [...turns.values()])) return answers;
  }
  await rollbackTo(tx, "before_wins");
  return undefined;
}

type Win = Asked<VendorCommand>;

/** The win of each group; undefined when one of them is anything else than a win on a named bet, or when one ends a round that may be there twice. */
function loneWins(groups: readonly Group[]): Win[] | undefined {
  const wins: Win[] = [];
  for (const { asked } of groups) {
    const [only] = asked;
    if (
      !only ||
      asked.length > 1 ||
      only.ref === null ||
      !isFromVendor(only) ||
      only.command.kind !== "win"
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
    const sum = (had?.units ?? 0n) + units;
    if (sum > MAX_UNITS || (had && had.currency !== currency)) return undefined;
    credits.set(player, { player, wins: (had?.wins ?? 0) + 1, units: sum, currency });
  }
  return [...credits.values()].toSorted((a, b) => (a.player < b.player ? -1 : 1));
}

/** Whether all have been credited, in their own currency: who is missing has no room for it, or no account. */
function canTake(accounts: readonly Account[], credits: readonly Credit[]): boolean {
  const currencies = new Map(credits.map(({ player, currency }) => [player, currency]));
  return (
    accounts.length === credits.length &&
    accounts.every(({ player, currency }) => currencies.get(player) === currency)
  );
}

/** The win's entry on its player's turn. Nothing is left to decide: the account has the currency and the room for it, and the bet is proven by what is written. */
function take(turns: ReadonlyMap<bigint, Turn>, win: Win): Answer {
  const turn = turns.get(win.command.player);
  if (!turn) throw new Error("An account that was credited is missing");
  const entry = entryFor(turn.state, win, { cash: win.command.units });
  const { account } = turn.state;
  account.seq = entry.seq;
  account.cash = entry.after;
  turn.entries.push(entry);
  return answerFact(entry, false);
}
