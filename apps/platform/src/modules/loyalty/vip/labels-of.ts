import type { Tx } from "@perya/postgres";
import { ladderOf, wordsIn } from "./ladder/ladder.ts";
import { selectLevels } from "./members.store.ts";

/** What staff see of a player's level in a list. */
interface ShownLevel {
  readonly level: number;
  readonly label: string;
  readonly color: string;
  readonly background: string;
}

/** The VIP levels of some players of those that have one, in English. */
export async function vipLabelsOf(
  tx: Tx,
  players: readonly { readonly id: bigint; readonly brandId: bigint }[],
): Promise<ReadonlyMap<bigint, ShownLevel>> {
  const reached = await selectLevels(
    tx,
    players.map(({ id }) => id),
  );
  const brands = new Set(players.filter(({ id }) => reached.has(id)).map(({ brandId }) => brandId));
  const ladders = new Map<bigint, Awaited<ReturnType<typeof ladderOf>>>();
  for (const brand of brands) ladders.set(brand, await ladderOf(tx, brand));
  return new Map(
    players.flatMap(({ id, brandId }) => {
      const levels = ladders.get(brandId) ?? [];
      const level = Math.min(reached.get(id) ?? 0, levels.length);
      const of = levels[level - 1];
      if (!of) return [];
      const { label, color, background } = of;
      return [[id, { level, label: wordsIn(label, ["EN"]), color, background }] as const];
    }),
  );
}
