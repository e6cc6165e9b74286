/** The board is seven by seven, cells numbered row by row from the top. */
export const SIZE = 7;
const MIN_CLUSTER = 5;

export interface Cluster {
  readonly symbol: number;
  readonly cells: readonly number[];
}

/** The neighbours of each cell along an edge. */
const NEIGHBOURS = Array.from({ length: SIZE * SIZE }, (_, cell) => {
  const column = cell % SIZE;
  const sides = [
    [cell >= SIZE, cell - SIZE],
    [cell < SIZE * (SIZE - 1), cell + SIZE],
    [column > 0, cell - 1],
    [column < SIZE - 1, cell + 1],
  ] as const;
  return sides.flatMap(([inside, other]) => (inside ? [other] : []));
});

/**
 * Groups of at least five equal symbols that touch along an edge, in the order of their first cell.
 */
export function findClusters(cells: Int8Array): Cluster[] {
  const seen = new Uint8Array(cells.length);
  const clusters: Cluster[] = [];
  for (let start = 0; start < cells.length; start++) {
    if (seen[start]) continue;
    const own = flood(cells, seen, start);
    if (own.length >= MIN_CLUSTER) clusters.push({ symbol: cells[start] ?? 0, cells: own });
  }
  return clusters;
}

function flood(cells: Int8Array, seen: Uint8Array, start: number): number[] {
  const symbol = cells[start];
  const found = [start];
  seen[start] = 1;
  for (const cell of found) {
    for (const other of NEIGHBOURS[cell] ?? []) {
      if (seen[other] || cells[other] !== symbol) continue;
      seen[other] = 1;
      found.push(other);
    }
  }
  return found;
}
