import type { Tx } from "@perya/postgres";
import { playersByIds } from "../players/index.ts";

/** Public ids and names of some players, by their internal ids. */
export async function namesOf(
  tx: Tx,
  ids: readonly bigint[],
): Promise<ReadonlyMap<bigint, { readonly id: string; readonly username: string }>> {
  const players = await playersByIds(tx, [...new Set(ids)]);
  return new Map(players.map(({ id, publicId, username }) => [id, { id: publicId, username }]));
}
