import { randomInt } from "node:crypto";
import type { Answer } from "@perya/wallet-protocol";
import { answerReplays } from "./answer-replays.ts";
import type { Group } from "./decide-each.ts";
import { ask } from "./keys.ts";
import type { Memory } from "./memory.ts";
import { openQueue } from "./queue.ts";
import { settleBatch, type LaneContext, type Settled } from "./settle-batch.ts";
import type { Command } from "./wallet.ts";
import type { Writer } from "./writer.ts";
import { GENESIS, isStale, isUnwritable } from "./write.store.ts";

interface Job extends Group {
  readonly resolve: (answers: readonly Answer[]) => void;
  readonly reject: (fault: unknown) => void;
}

export interface Batcher {
  submit(commands: readonly Command[]): Promise<readonly Answer[]>;
  /** Something else has changed a player's account. */
  forget(player: bigint): void;
  /** Resolves when everything submitted has been answered. */
  idle(): Promise<void>;
}

const MAX_TRIES = 24;
const JITTER_MS = 8;

/**
 * While batches commit the next ones gather, so a lone command is a batch of one and a crowd shares a flush. Decisions are made on states in memory and proven by the
 * statement that writes them; when it finds them stale, the same commands are decided again on what is true. Each lane writes a chain of its own; a player is in one batch
 * at a time. Replays have a queue of their own: their answers are read from the table beside the batches, so a vendor that repeats itself slows nobody.
 */
export function openBatcher(writer: Writer, lanes: number, memory: Memory, onCommitted: (players: readonly bigint[]) => void): Batcher {
  const contexts = Array.from({ length: lanes }, (_, lane): LaneContext => ({ writer, lane, memory, head: { n: 0n, digest: GENESIS } }));
  const news = openQueue<Job>({
    atOnce: lanes,
    key: ({ player }) => player,
    work: async (jobs, worker) => {
      const context = contexts[worker];
      if (!context) throw new RangeError(`No lane ${worker}`);
      const settled = await settle(context, jobs, onCommitted).catch((fault: unknown) => {
        if (jobs.length === 1 || !isUnwritable(fault)) throw fault;
      });
      if (settled) jobs.forEach((job, at) => answer(job, settled[at]));
      // Each by itself, so that what can't be written is nobody else's trouble.
      else for (const job of jobs) await settle(context, [job], onCommitted).then(([answers]) => answer(job, answers), job.reject);
    },
  });
  /** What had to be looked up first is asked once more. */
  function answer(job: Job, answers: readonly Answer[] | undefined): void {
    if (answers) job.resolve(answers);
    else news.push({ ...job, seen: true });
  }
  const repeats = openQueue<Job>({
    atOnce: 1,
    key: (job) => job,
    work: async (jobs) => {
      const answers = await answerReplays(writer.db, jobs, memory.accountOf);
      // One that is not found after all is news, and looked up there once more.
      jobs.forEach((job, at) => (answers[at] ? job.resolve([answers[at]]) : news.push(job)));
    },
  });

  return {
    submit: (commands) =>
      new Promise((resolve, reject) => {
        const asked = commands.map(ask);
        const seen = asked.some(({ idem }) => memory.hasSeen(idem));
        const job: Job = { player: commands[0]?.player ?? -1n, asked, seen, resolve, reject };
        (seen && asked.length === 1 ? repeats : news).push(job);
      }),
    forget: (player) => memory.forget(player),
    idle: async () => {
      await repeats.idle();
      await news.idle();
    },
  };
}

/** Settles a batch: on what is remembered, and when that was stale on what is true. */
async function settle(context: LaneContext, jobs: readonly Job[], onCommitted: (players: readonly bigint[]) => void): Promise<Settled["answers"]> {
  const { db } = context.writer;
  for (let attempt = 0; ; attempt++) {
    try {
      const { answers, changed } =
        attempt === 0 ? await settleBatch(context, db, jobs, false) : await db.inTransaction((tx) => settleBatch(context, tx, jobs, true));
      if (changed.length > 0) onCommitted(changed);
      return answers;
    } catch (fault) {
      // Whether the statement took effect may be unknown, so nothing that was believed is kept.
      for (const job of jobs) context.memory.forget(job.player);
      context.head = undefined;
      if (!isStale(fault) || attempt >= MAX_TRIES) throw fault;
      await pause(randomInt(JITTER_MS * Math.min(attempt + 1, 8)));
    }
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
