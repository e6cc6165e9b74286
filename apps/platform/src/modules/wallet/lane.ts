import { randomInt } from "node:crypto";
import type { Answer } from "@perya/wallet-protocol";
import { answerReplays } from "./answer-replays.ts";
import { ask } from "./keys.ts";
import type { Memory } from "./memory.ts";
import { openQueue } from "./queue.ts";
import { settleBatch, type Group, type LaneContext } from "./settle-batch.ts";
import type { Command } from "./wallet.ts";
import type { Writer } from "./writer.ts";
import { GENESIS, isStale } from "./write.store.ts";

interface Job extends Group {
  readonly resolve: (answers: readonly Answer[]) => void;
  readonly reject: (fault: unknown) => void;
}

export interface Lane {
  submit(commands: readonly Command[]): Promise<readonly Answer[]>;
  /** Resolves when everything submitted has been answered. */
  idle(): Promise<void>;
}

const MAX_TRIES = 24;
const JITTER_MS = 8;

/**
 * One lane of the batcher: while one batch commits the next one gathers, so a lone command is a batch of one and a crowd shares a flush. Decisions are made on states in
 * memory and proven by the statement that writes them; when it finds them stale, the same commands are decided again on what is true. Replays have a queue of their own:
 * their answers are read from the table beside the batches, so a vendor that repeats itself slows nobody.
 */
export function openLane(writer: Writer, lane: number, memory: Memory, onCommitted: (players: readonly bigint[]) => void): Lane {
  const context: LaneContext = { writer, lane, memory, head: { n: 0n, digest: GENESIS } };
  const news = openQueue<Job>(async (jobs) => {
    const answers = await settle(jobs);
    jobs.forEach((job, at) => (answers[at] ? job.resolve(answers[at]) : news.push({ ...job, seen: true })));
  });
  const repeats = openQueue<Job>(async (jobs) => {
    const answers = await answerReplays(writer.db, jobs);
    // One that is not found after all is news, and looked up there once more.
    jobs.forEach((job, at) => (answers[at] ? job.resolve([answers[at]]) : news.push(job)));
  });

  async function settle(jobs: readonly Job[]): Promise<(readonly Answer[] | undefined)[]> {
    for (let attempt = 0; ; attempt++) {
      try {
        const { answers, changed } =
          attempt === 0
            ? await settleBatch(context, writer.db, jobs, false)
            : await writer.db.inTransaction((tx) => settleBatch(context, tx, jobs, true));
        if (changed.length > 0) onCommitted(changed);
        return answers;
      } catch (fault) {
        // Whether the statement took effect may be unknown, so nothing that was believed is kept.
        for (const job of jobs) memory.forget(job.player);
        context.head = undefined;
        if (!isStale(fault) || attempt >= MAX_TRIES) throw fault;
        await pause(randomInt(JITTER_MS * Math.min(attempt + 1, 8)));
      }
    }
  }

  return {
    submit: (commands) =>
      new Promise((resolve, reject) => {
        const asked = commands.map(ask);
        const seen = asked.some(({ idem }) => memory.hasSeen(idem));
        const job: Job = { player: commands[0]?.player ?? -1n, asked, seen, resolve, reject };
        (seen && asked.length === 1 ? repeats : news).push(job);
      }),
    idle: async () => {
      await repeats.idle();
      await news.idle();
    },
  };
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
