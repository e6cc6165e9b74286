import { randomInt } from "node:crypto";
import type { Tx } from "@perya/postgres";
import type { Answer } from "@perya/wallet-protocol";
import { closings, guarded, numbered } from "./append.ts";
import { digestOf, makeBatch, type Batch } from "./batch.ts";
import { decideGroup } from "./decide-group.ts";
import { commandIdem } from "./entry.ts";
import { need, noNeeds, isNothing } from "./facts-needed.ts";
import { lockAccounts, selectAccounts } from "./facts.store.ts";
import { roundKeyOf } from "./keys.ts";
import { freshState, loadNeeds } from "./load.ts";
import type { Memory } from "./memory.ts";
import type { Command, NewEntry, PlayerState } from "./wallet.ts";
import type { Writer } from "./writer.ts";
import { GENESIS, isStale, lockChain, writeBatch } from "./write.store.ts";

interface Job {
  readonly commands: readonly Command[];
  readonly resolve: (answers: readonly Answer[]) => void;
  readonly reject: (fault: unknown) => void;
}

export interface Lane {
  submit(commands: readonly Command[]): Promise<readonly Answer[]>;
  /** Resolves when everything submitted has been answered. */
  idle(): Promise<void>;
}

const MAX_JOBS = 1_024;
const MAX_TRIES = 24;
const JITTER_MS = 8;

interface Head {
  n: bigint;
  digest: Buffer;
}

/**
 * One lane of the batcher: while one batch commits the next one gathers, so a lone command is a batch of one and a crowd shares a flush. Decisions are made on states in
 * memory and proven by the statement that writes them; when it finds them stale, the same commands are decided again on what is true.
 */
export function openLane(writer: Writer, lane: number, memory: Memory, onCommitted: (players: readonly bigint[]) => void): Lane {
  let queue: Job[] = [];
  let running: Promise<void> | undefined;
  let head: Head | undefined = { n: 0n, digest: GENESIS };

  async function run(): Promise<void> {
    while (queue.length > 0) {
      const jobs = queue.splice(0, MAX_JOBS);
      try {
        const answers = await settle(jobs);
        jobs.forEach((job, at) => job.resolve(answers[at] ?? []));
      } catch (fault) {
        for (const job of jobs) job.reject(fault);
      }
    }
    running = undefined;
  }

  async function settle(jobs: readonly Job[]): Promise<(readonly Answer[])[]> {
    for (let attempt = 0; ; attempt++) {
      try {
        return attempt === 0 ? await tryOnce(writer.db, jobs, false) : await writer.db.inTransaction((tx) => tryOnce(tx, jobs, true));
      } catch (fault) {
        // Whether the statement took effect may be unknown, so nothing that was believed is kept.
        for (const job of jobs) for (const command of job.commands) memory.forget(command.player);
        head = undefined;
        if (!isStale(fault) || attempt >= MAX_TRIES) throw fault;
        await pause(randomInt(JITTER_MS * Math.min(attempt + 1, 8)));
      }
    }
  }

  /** First on memory alone; when that was stale, on locked accounts and looked-up facts, so that two processes that meet on a player take turns instead of racing again. */
  async function tryOnce(tx: Tx, jobs: readonly Job[], careful: boolean): Promise<(readonly Answer[])[]> {
    const states = await prepare(tx, jobs, careful);
    const now = await writer.now(tx);
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
    if (entries.length > 0) await write(tx, entries, states, before, open);
    if (!careful) for (const [player, state] of states) memory.keep(player, state);
    return answers;
  }

  async function prepare(tx: Tx, jobs: readonly Job[], careful: boolean): Promise<Map<bigint, PlayerState>> {
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
    tx: Tx,
    entries: readonly NewEntry[],
    states: ReadonlyMap<bigint, PlayerState>,
    before: ReadonlyMap<bigint, bigint>,
    open: readonly string[],
  ): Promise<void> {
    head ??= await lockChain(tx, writer.id, lane);
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
    head = { n, digest };
    for (const entry of entries) memory.sawKey(entry.idem);
    onCommitted(players);
  }

  return {
    submit: (commands) =>
      new Promise((resolve, reject) => {
        queue.push({ commands, resolve, reject });
        // One turn of the event loop lets the calls that arrived together travel together.
        running ??= Promise.resolve().then(run);
      }),
    idle: async () => {
      while (running) await running;
    },
  };
}

/** Rounds that bets believe to be open without proof: the statement that writes the bets checks them. */
function roundsToProve(jobs: readonly Job[], states: ReadonlyMap<bigint, PlayerState>): string[] {
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

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
