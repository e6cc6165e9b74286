import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import type { Receipt, WalletRefusal } from "@perya/wallet-protocol";
import { turnOn, type Turn } from "./batch.ts";
import { decideGroup } from "./decide-group.ts";
import { need, noNeeds } from "./facts-needed.ts";
import { insertAccount, lockAccounts } from "./facts.store.ts";
import { ask, type Asked } from "./keys.ts";
import { freshState, loadNeeds } from "./load.ts";
import type { Command } from "./wallet.ts";
import { writeTurns } from "./write-turns.ts";
import type { Writer } from "./writer.ts";
import { lockFreeChain } from "./write.store.ts";

/** Chain of what is appended in other people's transactions, and the ones below it for those who want their own; lanes of the batcher count from 0. */
export const DIRECT_LANE = -1;

/** Chains for movements of the house whose usual one another transaction has, maybe for as long as an account it waits for is held. Nobody who wants a chain of their own has these. */
const SPARE_LANES = [-101, -102, -103, -104, -105, -106, -107];

/**
 * Appends a group in the caller's transaction, all or none, in order; the players may differ. A chain that nobody has is locked first and the accounts next, in player order, so the
 * state can't be stale, two callers never wait in a ring, and one that waits for a held account keeps nobody else waiting. A refusal writes nothing.
 */
export async function append(
  writer: Writer,
  tx: Tx,
  group: readonly Command[],
): Promise<Result<Receipt[], WalletRefusal>> {
  const { lane, head } = await lockFreeChain(tx, writer.id, [DIRECT_LANE, ...SPARE_LANES]);
  for (const command of group)
    if (command.kind === "open")
      await insertAccount(tx, command.player, command.currency, command.book);
  const asked = group.map(ask);
  const turns = await lockTurns(tx, asked);
  const now = await writer.now(tx);
  const receipts: Receipt[] = [];
  for (const one of asked) {
    const turn = turns.get(one.command.player);
    if (!turn) return refuse("UNKNOWN_PLAYER");
    const outcome = decideGroup(turn.state, [one], now, true);
    const answer = outcome?.answers[0];
    if (!outcome || !answer) throw new Error("A command got no answer");
    if (!answer.ok) return refuse(answer.refusal);
    receipts.push(answer.receipt);
    turn.entries.push(...outcome.entries);
  }
  const decided = [...turns.values()].filter(({ entries }) => entries.length > 0);
  if (decided.length > 0) await writeTurns(writer, tx, lane, head, decided, false);
  return ok(receipts);
}

/** Locks the players' accounts and looks up everything the commands ask for. Unknown players have no turn. */
export async function lockTurns(tx: Tx, group: readonly Asked[]): Promise<Map<bigint, Turn>> {
  const accounts = await lockAccounts(tx, [...new Set(group.map(({ command }) => command.player))]);
  const turns = new Map(accounts.map((account) => [account.player, turnOn(freshState(account))]));
  const needs = noNeeds();
  for (const asked of group) {
    const turn = turns.get(asked.command.player);
    if (turn) need(needs, turn.state, [asked], true);
  }
  await loadNeeds(tx, needs);
  return turns;
}
