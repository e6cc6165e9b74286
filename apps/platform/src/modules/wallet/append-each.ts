import type { Tx } from "@perya/postgres";
import type { Answer, VendorCommand } from "@perya/wallet-protocol";
import { DIRECT_LANE, lockTurns } from "./append.ts";
import { appendWins } from "./append-wins.ts";
import { turnOn, type Turn } from "./batch.ts";
import { decideEach, type Group } from "./decide-each.ts";
import { need, noNeeds } from "./facts-needed.ts";
import { selectAccounts } from "./facts.store.ts";
import { ask } from "./keys.ts";
import { freshState, loadNeeds } from "./load.ts";
import { writeTurns, writeTurnsIfCurrent, type Head } from "./write-turns.ts";
import type { Writer } from "./writer.ts";
import { lockChain } from "./write.store.ts";

/**
 * Appends many groups in the caller's transaction as one batch, each as if it were submitted alone, in order: all or none within a group, answered by itself, a rejection
 * that is final kept as an entry, a replay given its stored answer. A group belongs to one player; a player may have several. Answers are good once the caller has committed.
 *
 * Lone wins are given to their accounts at once (`appendWins`). Anything else is decided first as the batcher does it: on accounts nobody holds and keys nobody looked up, because
 * the statement that writes proves all of it. When it finds something to be otherwise, or something was asked before, everything is decided once more on locked accounts and what
 * was looked up. Callers with chains of their own don't wait for each other; 0 is everybody's.
 */
export async function appendEach(
  writer: Writer,
  tx: Tx,
  groups: readonly (readonly VendorCommand[])[],
  chain: number,
): Promise<(readonly Answer[])[]> {
  if (groups.length === 0) return [];
  const asked = groups.map((group) => ({
    player: playerOf(group),
    asked: group.map(ask),
    seen: false,
  }));
  const lane = DIRECT_LANE - chain;
  // Not waited for: its answer comes together with that of what is asked next.
  const head = lockChain(tx, writer.id, lane);
  return (
    (await appendWins(writer, tx, asked, lane, head)) ??
    (await appendHopefully(writer, tx, asked, lane, head)) ??
    (await appendCarefully(writer, tx, asked, lane, await head))
  );
}

async function appendHopefully(
  writer: Writer,
  tx: Tx,
  groups: readonly Group[],
  lane: number,
  chain: Promise<Head>,
): Promise<(readonly Answer[])[] | undefined> {
  const [head, turns] = await Promise.all([chain, readTurns(tx, groups)]);
  const answers: (readonly Answer[])[] = [];
  for (const answer of decideEach(turns, groups, await writer.now(tx), false)) {
    if (!answer) return undefined;
    answers.push(answer);
  }
  const decided = changed(turns);
  return decided.length === 0 || (await writeTurnsIfCurrent(writer, tx, lane, head, decided))
    ? answers
    : undefined;
}

/** The accounts as they stand, and after that what else the commands ask for: what happens to it later moves the account on. */
async function readTurns(tx: Tx, groups: readonly Group[]): Promise<Map<bigint, Turn>> {
  const accounts = await selectAccounts(tx, [...new Set(groups.map(({ player }) => player))]);
  const turns = new Map(accounts.map((account) => [account.player, turnOn(freshState(account))]));
  const needs = noNeeds();
  for (const { player, asked } of groups) {
    const turn = turns.get(player);
    if (turn) need(needs, turn.state, asked, false);
  }
  await loadNeeds(tx, needs);
  return turns;
}

async function appendCarefully(
  writer: Writer,
  tx: Tx,
  groups: readonly Group[],
  lane: number,
  head: Head,
): Promise<(readonly Answer[])[]> {
  const turns = await lockTurns(
    tx,
    groups.flatMap(({ asked }) => asked),
  );
  const answers = decideEach(turns, groups, await writer.now(tx), true);
  const decided = changed(turns);
  if (decided.length > 0) await writeTurns(writer, tx, lane, head, decided, false);
  return answers.map((answer) => answer ?? unanswered());
}

function changed(turns: ReadonlyMap<bigint, Turn>): Turn[] {
  return [...turns.values()].filter(({ entries }) => entries.length > 0);
}

function playerOf(group: readonly VendorCommand[]): bigint {
  const [first] = group;
  if (!first || group.some(({ player }) => player !== first.player))
    throw new RangeError("A group is of one player, and not empty");
  return first.player;
}

function unanswered(): never {
  throw new Error("A group that was looked up got no answer");
}
