import { randomInt } from "node:crypto";
import type { Answer } from "@perya/wallet-protocol";
import type { Memory } from "./memory.ts";
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

const MAX_JOBS = 1_024;
const MAX_TRIES = 24;
const JITTER_MS = 8;

/**
 * One lane of the batcher: while one batch commits the next one gathers, so a lone command is a batch of one and a crowd shares a flush. Decisions are made on states in
 * memory and proven by the statement that writes them; when it finds them stale, the same commands are decided again on what is true.
 */
export function openLane(writer: Writer, lane: number, memory: Memory, onCommitted: (players: readonly bigint[]) => void): Lane {
  let queue: Job[] = [];
  let running: Promise<void> | undefined;
  const context: LaneContext = { writer, lane, memory, onCommitted, head: { n: 0n, digest: GENESIS } };

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
        return attempt === 0
          ? await settleBatch(context, writer.db, jobs, false)
          : await writer.db.inTransaction((tx) => settleBatch(context, tx, jobs, true));
      } catch (fault) {
        // Whether the statement took effect may be unknown, so nothing that was believed is kept.
        for (const job of jobs) for (const command of job.commands) memory.forget(command.player);
        context.head = undefined;
        if (!isStale(fault) || attempt >= MAX_TRIES) throw fault;
        await pause(randomInt(JITTER_MS * Math.min(attempt + 1, 8)));
      }
    }
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

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
