import type { Tx } from "@perya/postgres";
import { tellEnded } from "../tell-ended.ts";
import { selectOpen, updateRequirements } from "../requirements.store.ts";
import { insertFeeds, lockPositions, updatePositions } from "./counting.store.ts";
import { unreadOf, writtenNow } from "./unread.ts";

/**
 * Counts what players have played towards what they must, each entry of the record once: in one
 * transaction with each player's position, which stays locked until it ends. What is reached is
 * DONE, and told.
 */
export async function countTurnover(tx: Tx, players: readonly bigint[]): Promise<void> {
  const positions = await lockPositions(tx, players);
  if (positions.length === 0) return;
  const before = await selectOpen(tx, players);
  const written = await writtenNow(tx);
  const { feeds, open } = await unreadOf(tx, before, positions, written);
  await insertFeeds(tx, feeds);
  const fed = new Set(feeds.map(({ requirement }) => requirement));
  const changed = open
    .filter(({ id }) => fed.has(id))
    .map((one) => ({ ...one, status: one.done === one.required ? "DONE" : "OPEN" }) as const);
  await updateRequirements(tx, changed);
  await updatePositions(tx, players, written);
  for (const requirement of changed)
    if (requirement.status === "DONE") await tellEnded(tx, requirement);
}
