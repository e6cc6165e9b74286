import type { Tx } from "@perya/postgres";
import type { Answer, VendorCommand } from "@perya/wallet-protocol";
import { DIRECT_LANE, lockTurns } from "./append.ts";
import { decideEach } from "./decide-each.ts";
import { ask } from "./keys.ts";
import { writeTurns } from "./write-turns.ts";
import type { Writer } from "./writer.ts";
import { lockChain } from "./write.store.ts";

/**
 * Appends many groups in the caller's transaction as one batch, each as if it were submitted alone, in order: all or none within a group, answered by itself, a rejection
 * that is final kept as an entry, a replay given its stored answer. A group belongs to one player; a player may have several. Answers are good once the caller has committed.
 */
export async function appendEach(writer: Writer, tx: Tx, groups: readonly (readonly VendorCommand[])[]): Promise<(readonly Answer[])[]> {
  const asked = groups.map((group) => ({ player: playerOf(group), asked: group.map(ask), seen: true }));
  const head = await lockChain(tx, writer.id, DIRECT_LANE);
  const turns = await lockTurns(
    tx,
    asked.flatMap((group) => group.asked),
  );
  const answers = decideEach(turns, asked, await writer.now(tx), true);
  const decided = [...turns.values()].filter(({ entries }) => entries.length > 0);
  if (decided.length > 0) await writeTurns(writer, tx, DIRECT_LANE, head, decided, false);
  return answers.map((answer) => answer ?? unanswered());
}

function playerOf(group: readonly VendorCommand[]): bigint {
  const [first] = group;
  if (!first || group.some(({ player }) => player !== first.player)) throw new RangeError("A group is of one player, and not empty");
  return first.player;
}

function unanswered(): never {
  throw new Error("A group that was looked up got no answer");
}
