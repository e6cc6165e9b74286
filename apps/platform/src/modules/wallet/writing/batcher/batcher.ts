import type { Answer } from "@perya/wallet-protocol";
import { answerReplays } from "./answer-replays.ts";
import { HeldPlayers } from "./held-players.ts";
import { ask } from "../../deciding/index.ts";
import type { Job, OnCommitted } from "./job.ts";
import type { Memory } from "../../memory/index.ts";
import { openQueue } from "./queue.ts";
import type { LaneContext } from "./settle-batch.ts";
import type { Command } from "../../wallet.ts";
import { settleJobs } from "./settle-jobs.ts";
import type { Writer } from "../writer.ts";
import { GENESIS } from "../../chain.ts";

export interface Batcher {
  submit(commands: readonly Command[]): Promise<readonly Answer[]>;
  /** Something else has changed a player's account. */
  forget(player: bigint): void;
  /** Resolves when everything submitted has been answered. */
  idle(): Promise<void>;
}

/**
 * While batches commit the next ones gather, so a lone command is a batch of one and a crowd shares
 * a flush. Decisions are made on states in memory and proven by the statement that writes them;
 * when it finds them stale, the same commands are decided again on what is true. Each lane writes a
 * chain of its own; a player is in one batch at a time. Replays have a queue of their own: their
 * answers are read from the table beside the batches, so a vendor that repeats itself slows nobody.
 * A player whose account another transaction holds is taken out of the batches and waits beside
 * them, on a chain after those of the lanes.
 */
export function openBatcher(
  writer: Writer,
  lanes: number,
  memory: Memory,
  onCommitted: OnCommitted,
): Batcher {
  const contextOf = (lane: number): LaneContext => ({
    writer,
    lane,
    memory,
    head: { n: 0n, digest: GENESIS },
  });
  const contexts = Array.from({ length: lanes }, (_, lane) => contextOf(lane));
  /** What had to be looked up first is asked once more. */
  const answer = (job: Job, answers: readonly Answer[] | undefined): void => {
    if (answers) job.resolve(answers);
    else fresh.push({ ...job, seen: true });
  };
  const held = new HeldPlayers(contextOf(lanes), onCommitted, answer);
  const fresh = openQueue<Job>({
    atOnce: lanes,
    key: ({ player }) => player,
    work: async (jobs, worker) => {
      const context = contexts[worker];
      if (!context) throw new RangeError(`No lane ${worker}`);
      await settleJobs(context, jobs, { held, answer, onCommitted });
    },
  });

  const replays = openQueue<Job>({
    atOnce: 1,
    key: (job) => job,
    work: async (jobs) => {
      const answers = await answerReplays(writer.db, jobs, memory.accountOf);
      // One that is not found after all is a new one, and looked up there once more.
      jobs.forEach((job, at) => (answers[at] ? job.resolve([answers[at]]) : fresh.push(job)));
    },
  });

  return {
    submit: (commands) =>
      new Promise((resolve, reject) => {
        const asked = commands.map(ask);
        const seen = asked.some(({ idem }) => memory.hasSeen(idem));
        const job: Job = {
          player: commands[0]?.player ?? -1n,
          asked,
          seen,
          since: performance.now(),
          resolve,
          reject,
        };
        (seen && asked.length === 1 ? replays : fresh).push(job);
      }),
    forget: (player) => memory.forget(player),
    idle: async () => {
      await replays.idle();
      await fresh.idle();
      await held.idle();
      await fresh.idle();
    },
  };
}
