/** The board is seven by seven, cells numbered row by row from the top. */
export const SIZE = 7;
const MIN_CLUSTER = 5;

export interface Cluster {
  readonly symbol: number;
  readonly cells: readonly number[];
}

/** Groups of at least five equal symbols that touch along an edge, in the order of their first cell. */
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
  const visit = (cell: number) => {
    if (seen[cell] || cells[cell] !== symbol) return;
    seen[cell] = 1;
    found.push(cell);
  };
  for (let next = 0; next < found.length; next++) {
    const cell = found[next] ?? 0;
    const column = cell % SIZE;
    if (cell >= SIZE) visit(cell - SIZE);
    if (cell < SIZE * (SIZE - 1)) visit(cell + SIZE);
    if (column > 0) visit(cell - 1);
    if (column < SIZE - 1) visit(cell + 1);
  }
  return found;
}
