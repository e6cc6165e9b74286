import type { Tx } from "@perya/postgres";
import { selectOpen, updateRequirements } from "../requirements.store.ts";
import { tellEnded } from "../tell-ended.ts";
import {
  deleteOpenFeeds,
  insertFeeds,
  lockPositions,
  playersWithOpen,
  selectEndedFeeds,
  selectEntries,
  updatePositions,
} from "./counting.store.ts";
import { feedAgain } from "./feed-again.ts";
import { writtenNow } from "./unread.ts";

/** Players whose turnover is counted again at once. */
const MOST_PLAYERS = 200;

/**
 * Counts everything again that players have played towards what is still open, after the record was
 * repaired. What has ended keeps what it was fed, and what is reached by it is DONE.
 */
export async function countAgain(tx: Tx): Promise<void> {
  let players = await playersWithOpen(tx, 0n, MOST_PLAYERS);
  while (players.length > 0) {
    await countTheirsAgain(tx, players);
    players = await playersWithOpen(tx, players.at(-1) ?? 0n, MOST_PLAYERS);
  }
}

async function countTheirsAgain(tx: Tx, players: readonly bigint[]): Promise<void> {
  await lockPositions(tx, players);
  const before = await selectOpen(tx, players);
  const mine = Map.groupBy(before, ({ player }) => player);
  const whose = [...mine].flatMap(([player, [oldest]]) =>
    oldest ? [{ player, since: oldest.createdAt, rounds: 0n, lottery: 0n }] : [],
  );
  const written = await writtenNow(tx);
  const entries = Map.groupBy(await selectEntries(tx, whose, written), ({ player }) => player);
  const ended = Map.groupBy(await selectEndedFeeds(tx, whose), ({ player }) => player);
  await deleteOpenFeeds(tx, players);
  const after = [...mine].flatMap(([player, open]) => {
    const fed = open.map((one) => ({ ...one, done: 0n }));
    const feeds = feedAgain(fed, entries.get(player) ?? [], ended.get(player) ?? []);
    return [{ fed, feeds }];
  });
  await insertFeeds(
    tx,
    after.flatMap(({ feeds }) => feeds),
  );
  const changed = after.flatMap(({ fed }) =>
    fed.map((one) => ({ ...one, status: one.done === one.required ? "DONE" : "OPEN" }) as const),
  );
  await updateRequirements(tx, changed);
  await updatePositions(tx, [...mine.keys()], written);
  for (const requirement of changed)
    if (requirement.status === "DONE") await tellEnded(tx, requirement);
}
