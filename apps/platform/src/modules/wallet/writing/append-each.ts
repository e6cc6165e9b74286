import type { Tx } from "@perya/postgres";
import type { Answer, VendorCommand } from "@perya/wallet-protocol";
import { ask, decideEach } from "../deciding/index.ts";
import { DIRECT_LANE } from "./append.ts";
import { attemptTwice, type Work } from "./attempt.ts";
import { appendLoneWins } from "./lone-wins.ts";
import type { Writer } from "./writer.ts";
import { lockChain, writeBatchIfCurrent } from "./write.store.ts";

type Answers = readonly (readonly Answer[])[];

/**
 * Appends many groups in the caller's transaction as one batch, each as if it were submitted alone,
 * in order: all or none within a group, answered by itself, a rejection that is final kept as an
 * entry, a replay given its stored answer. A group belongs to one player; a player may have
 * several. Answers are good once the caller has committed. Callers with chains of their own don't
 * wait for each other; 0 is shared.
 *
 * Lone wins are given to their accounts at once; anything else is attempted as the batcher does it.
 */
export async function appendEach(
  writer: Writer,
  tx: Tx,
  groups: readonly (readonly VendorCommand[])[],
  chain: number,
): Promise<Answers> {
  if (groups.length === 0) return [];
  const lane = DIRECT_LANE - chain;
  const asked = groups.map((group) => ({
    player: playerOf(group),
    asked: group.map(ask),
    seen: false,
  }));
  // Not waited for: its answer comes together with that of what is asked next.
  const head = lockChain(tx, writer.id, lane);
  const work: Work<Answers> = {
    writer,
    chain: { lane, head: () => head },
    groups: asked,
    decide: (...batch) => {
      const answers = decideEach(...batch);
      return answers.every((answer) => answer !== undefined) ? answers : undefined;
    },
    writeOptimistic: writeBatchIfCurrent,
  };
  return (await appendLoneWins(tx, work)) ?? attemptTwice(tx, work);
}

function playerOf(group: readonly VendorCommand[]): bigint {
  const [first] = group;
  if (!first || group.some(({ player }) => player !== first.player))
    throw new RangeError("A group is of one player, and not empty");
  return first.player;
}
