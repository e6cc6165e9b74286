import { z } from "zod";
import type { Player } from "../../players/index.ts";

/** Another player with something in common, as a link. */
export const otherPlayer = z.object({ id: z.string(), username: z.string() });

/** Looks players up by their internal id; an empty list for an unknown one. */
export function namesOf(players: readonly Player[]): (id: bigint) => z.infer<typeof otherPlayer>[] {
  const known = new Map(
    players.map(({ id, publicId, username }) => [id, { id: publicId, username }]),
  );
  return (id) => {
    const player = known.get(id);
    return player ? [player] : [];
  };
}
