import type { Tx } from "@perya/postgres";
import type { Answer } from "@perya/wallet-protocol";
import { decideEach } from "../../deciding/index.ts";
import type { Memory } from "../../memory/index.ts";
import { attempt } from "../attempt.ts";
import type { Head } from "../../chain.ts";
import type { Job } from "./job.ts";
import type { Writer } from "../writer.ts";
import { lockChain, writeBatch } from "../write.store.ts";

/** What one lane works with. */
export interface LaneContext {
  readonly writer: Writer;
  readonly lane: number;
  readonly memory: Memory;
  /** The last link of the lane's chain; undefined when it must be read again. */
  head: Head | undefined;
}

/**
 * Answers in the order of the jobs, good once the transaction has committed, and the players
 * whose accounts changed.
 */
export interface Settled {
  /** Undefined for a job whose keys must be looked up before it can be answered. */
  readonly answers: (readonly Answer[] | undefined)[];
  readonly changed: readonly bigint[];
}

/**
 * Settles a batch of a lane: first on memory alone; when that was stale, on locked accounts, so
 * that two processes that meet on a player take turns instead of racing again. Memory lends its
 * states to the batch and gets them back as they were written; what fails leaves nothing in it.
 */
export async function settleBatch(
  context: LaneContext,
  tx: Tx,
  jobs: readonly Job[],
  locked: boolean,
): Promise<Settled> {
  const { writer, lane, memory } = context;
  // What may be answered without a write is proven by none, so it is decided on the account as it
  // stands.
  for (const { player, seen } of jobs) if (seen) memory.forget(player);
  const settled = await attempt(
    tx,
    {
      writer,
      chain: { lane, head: () => context.head ?? lockChain(tx, writer.id, lane) },
      groups: jobs,
      decide: decideEach,
      recall: memory.take,
      writeOptimistic: writeBatch,
    },
    locked,
  );
  if (!settled) throw new Error("A batch of a lane got no answer");
  const { answers, accounts, changed, head } = settled;
  context.head = head;
  for (const { entries } of changed) for (const { idem } of entries) memory.sawKey(idem);
  if (!locked) for (const { state } of accounts.values()) memory.keep(state);
  return { answers, changed: changed.map(({ state }) => state.account.player) };
}
