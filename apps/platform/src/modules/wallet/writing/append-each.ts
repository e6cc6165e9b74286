import type { Tx } from "@perya/postgres";
import type { Answer } from "@perya/wallet-protocol";
import { ask, decideEach, isVendorCommand } from "../deciding/index.ts";
import type { Movement } from "../wallet.ts";
import { DIRECT_LANE } from "./append.ts";
import { attemptTwice, type Work } from "./attempt.ts";
import { appendLoneWins } from "./lone-wins.ts";
import type { Writer } from "./writer.ts";
import { lockChain, writeBatchIfCurrent } from "./write.store.ts";

type Answers = readonly (readonly Answer[])[];

/**
 * Appends many groups in the caller's transaction as one batch, each as if it were submitted alone,
 * in order: all or none within a group, answered by itself, a rejection that is final kept as an
 * entry, a replay given its stored answer. A vendor's group belongs to one player, who may have
 * several; one of the house's may be of any players, such as a transfer. Answers are good once the
 * caller has committed. Callers with chains of their own don't wait for each other; 0 is shared.
 *
 * Lone wins are given to their accounts at once; anything else is attempted as the batcher does it.
 */
export async function appendEach(
  writer: Writer,
  tx: Tx,
  groups: readonly (readonly Movement[])[],
  chain: number,
): Promise<Answers> {
  if (groups.length === 0) return [];
  const lane = DIRECT_LANE - chain;
  for (const group of groups) proveSound(group);
  // Not waited for: its answer comes together with that of what is asked next.
  const head = lockChain(tx, writer.id, lane);
  const work: Work<Answers> = {
    writer,
    chain: { lane, head: () => head },
    groups: groups.map((group) => ({ asked: group.map(ask), seen: false })),
    decide: (...batch) => {
      const answers = decideEach(...batch);
      return answers.every((answer) => answer !== undefined) ? answers : undefined;
    },
    writeOptimistic: writeBatchIfCurrent,
  };
  return (await appendLoneWins(tx, work)) ?? attemptTwice(tx, work);
}

/** The answer to a vendor's group names a balance, so it must be about one player. */
function proveSound(group: readonly Movement[]): void {
  const [first] = group;
  if (!first) throw new RangeError("A group is not empty");
  if (group.some(isVendorCommand) && group.some(({ player }) => player !== first.player))
    throw new RangeError("A vendor's group is of one player");
}
