import type { Tx } from "@perya/postgres";
import type { Answer } from "@perya/wallet-protocol";
import { closings, guarded, numbered } from "./append.ts";
import { digestOf, makeBatch, type Batch } from "./batch.ts";
import { decideGroup } from "./decide-group.ts";
import { commandIdem } from "./entry.ts";
import { isNothing, need, noNeeds } from "./facts-needed.ts";
import { lockAccounts, selectAccounts } from "./facts.store.ts";
import { roundKeyOf } from "./keys.ts";
import { freshState, loadNeeds } from "./load.ts";
import type { Memory } from "./memory.ts";
import type { Command, NewEntry, PlayerState } from "./wallet.ts";
import type { Writer } from "./writer.ts";
import { lockChain, writeBatch } from "./write.store.ts";

/** What one lane works with. */
export interface LaneContext {
  readonly writer: Writer;
  readonly lane: number;
  readonly memory: Memory;
  readonly onCommitted: (players: readonly bigint[]) => void;
  /** The last link of the lane's chain; undefined when it must be read again. */
  head: { readonly n: bigint; readonly digest: Buffer } | undefined;
}

/** The commands of one caller, all of one player. */
export interface Group {
  readonly commands: readonly Command[];
}

/** First on memory alone; when that was stale, on locked accounts and looked-up facts, so that two processes that meet on a player take turns instead of racing again. */
export async function settleBatch(context: LaneContext, tx: Tx, jobs: readonly Group[], careful: boolean): Promise<(readonly Answer[])[]> {
  const states = await prepare(context, tx, jobs, careful);
  const now = await context.writer.now(tx);
  const before = new Map<bigint, bigint>([...states.values()].map(({ account }) => [account.player, account.seq]));
  const open = roundsToProve(jobs, states);
  const entries: NewEntry[] = [];
  const answers = jobs.map(({ commands }) => {
    const state = states.get(commands[0]?.player ?? -1n);
    if (!state) return commands.map((): Answer => ({ ok: false, refusal: "UNKNOWN_PLAYER", replayed: false }));
    const outcome = decideGroup(state, commands, now);
    for (const entry of outcome.entries) entries.push(entry);
    return outcome.answers;
  });
  if (entries.length > 0) await write(context, tx, entries, states, before, open);
  if (!careful) for (const [player, state] of states) context.memory.keep(player, state);
  return answers;
}

async function prepare({ memory }: LaneContext, tx: Tx, jobs: readonly Group[], careful: boolean): Promise<Map<bigint, PlayerState>> {
  const { states, missing } = memory.recall(jobs.map((job) => job.commands[0]?.player ?? -1n));
  if (missing.length > 0)
    for (const account of await (careful ? lockAccounts : selectAccounts)(tx, missing)) states.set(account.player, freshState(account));
  const needs = noNeeds();
  for (const { commands } of jobs) {
    for (const command of commands) {
      const state = states.get(command.player);
      if (state) need(needs, state, command, { seen: memory.hasSeen(commandIdem(command)), careful });
    }
  }
  if (!isNothing(needs)) await loadNeeds(tx, needs, [...states.values()]);
  return states;
}

async function write(
  context: LaneContext,
  tx: Tx,
  entries: readonly NewEntry[],
  states: ReadonlyMap<bigint, PlayerState>,
  before: ReadonlyMap<bigint, bigint>,
  open: readonly string[],
): Promise<void> {
  const { writer, lane, memory } = context;
  const head = (context.head ??= await lockChain(tx, writer.id, lane));
  const batch: Batch = makeBatch(await numbered(writer, tx, entries, states));
  const n = head.n + 1n;
  const digest = digestOf(head.digest, n, batch);
  const players = [...new Set(batch.entries.map((entry) => entry.player))];
  const steps = players.flatMap((player) => {
    const account = states.get(player)?.account;
    return account ? [{ before: before.get(player) ?? 0n, account }] : [];
  });
  await writeBatch(tx, {
    link: { writer: writer.id, lane, n, digest },
    batch,
    steps,
    open,
    close: closings(entries),
    guards: guarded(entries, states),
  });
  context.head = { n, digest };
  for (const entry of entries) memory.sawKey(entry.idem);
  context.onCommitted(players);
}

/** Rounds that bets believe to be open without proof: the statement that writes the bets checks them. */
function roundsToProve(jobs: readonly Group[], states: ReadonlyMap<bigint, PlayerState>): string[] {
  const keys = new Set<string>();
  for (const { commands } of jobs) {
    for (const command of commands) {
      if (command.kind !== "bet") continue;
      const key = roundKeyOf(command.vendor, command.player, command.round);
      if (!states.get(command.player)?.rounds.has(key)) keys.add(key);
    }
  }
  return [...keys];
}
