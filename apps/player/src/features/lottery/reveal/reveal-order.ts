import type { BoardRow } from "@perya/lottery-kit";

/**
 * The place of every number of a board in the order in which it is revealed, by prize and place in
 * its row ("DB:0"). Prizes the order does not name come as they stand.
 */
export function revealPlaces(
  rows: readonly BoardRow[],
  order: readonly string[] | undefined,
): ReadonlyMap<string, number> {
  const named = order?.flatMap((prize) => rows.find((row) => row.prize === prize) ?? []) ?? [];
  const others = rows.filter((row) => !named.includes(row));
  const keys = [...named, ...others].flatMap(({ prize, numbers }) =>
    numbers.map((_, at) => `${prize}:${at}`),
  );
  return new Map(keys.map((key, place) => [key, place]));
}

/**
 * The order in which a board's prizes are drawn where its rules are not at hand: a special prize is
 * the last one; the south, which has an eighth prize, begins with that.
 */
export function drawnOrder(rows: readonly BoardRow[]): readonly string[] | undefined {
  const prizes = rows.map(({ prize }) => prize);
  if (!prizes.includes("DB")) return undefined;
  const others = prizes.filter((prize) => prize !== "DB").toSorted();
  return [...(others.includes("G8") ? others.toReversed() : others), "DB"];
}
