import type { Database } from "@perya/postgres";
import { entriesBetween, writtenBy, type TurnoverSource } from "../../turnover/index.ts";
import { playersAmong } from "../requirements.store.ts";
import { countTurnover } from "./count-turnover.ts";
import { lockReadTo, updateReadTo } from "./counting.store.ts";

/** Entries in which players are looked for at once. */
const MOST_ENTRIES = 50_000n;
/** Players whose turnover is counted in one transaction. */
const MOST_PLAYERS = 200;

/**
 * Counts the turnover of everyone who has something to play and is in a source's next entries.
 * Repeated, interrupted or run twice at once, each entry counts once, by the players' positions.
 * Returns whether there are more.
 */
export async function followTurnover(db: Database, source: TurnoverSource): Promise<boolean> {
  const next = await db.inTransaction(async (tx) => {
    const from = await lockReadTo(tx, source);
    const written = await writtenBy(tx, source);
    if (from === undefined || from === written) return undefined;
    const to = written - from > MOST_ENTRIES ? from + MOST_ENTRIES : written;
    const players = await playersAmong(tx, entriesBetween(source, from, to));
    return { players, to, more: to < written };
  });
  if (!next) return false;
  for (let at = 0; at < next.players.length; at += MOST_PLAYERS)
    await db.inTransaction((tx) => countTurnover(tx, next.players.slice(at, at + MOST_PLAYERS)));
  await db.inTransaction((tx) => updateReadTo(tx, source, next.to));
  return next.more;
}
