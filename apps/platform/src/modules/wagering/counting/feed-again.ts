import { feedAll, type Entry, type Feed, type OpenRequirement } from "./feed.ts";

/**
 * Feeds a player's open requirements from nothing with all entries since the oldest, and changes
 * their `done`. What requirements that have ended were fed (`ended`) stays used. The same entries
 * give the same as feeding them one after the other did; where the record was repaired, they give
 * what they would have given.
 */
export function feedAgain(
  open: readonly OpenRequirement[],
  entries: readonly Entry[],
  ended: readonly Feed[],
): Feed[] {
  const used = new Map<string, bigint>();
  for (const feed of ended)
    if (feed.used > 0n) used.set(keyOf(feed), (used.get(keyOf(feed)) ?? 0n) + feed.used);
  const left = entries.flatMap((entry) => {
    if (entry.turnover < 0n) return [entry];
    const turnover = entry.turnover - (used.get(keyOf(entry)) ?? 0n);
    return turnover > 0n ? [{ ...entry, turnover }] : [];
  });
  return feedAll(open, left, ended);
}

const keyOf = ({ source, number }: Pick<Feed, "source" | "number">) => `${source} ${number}`;
