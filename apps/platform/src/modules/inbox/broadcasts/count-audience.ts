import type { Tx } from "@perya/postgres";
import type { BroadcastDraft } from "./broadcast.ts";
import { nextPlayers } from "./next-players.ts";

/** How many players a message is for now, and the first few of them. */
export async function countAudience(
  tx: Tx,
  draft: Pick<BroadcastDraft, "brandId" | "audience" | "advertises">,
  most: number,
): Promise<{ readonly count: number; readonly first: readonly bigint[] }> {
  let [count, after] = [0, 0n];
  const first: bigint[] = [];
  for (;;) {
    const { players, reached, isLast } = await nextPlayers(tx, draft, after);
    count += players.length;
    first.push(...players.slice(0, most - first.length));
    if (isLast) return { count, first };
    after = reached;
  }
}
