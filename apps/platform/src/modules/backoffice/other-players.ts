import { z } from "zod";
import type { Player } from "../players/index.ts";

/** A player who has something in common with another one, as a link. */
export const otherPlayer = z.object({ id: z.string(), username: z.string() });

/** Looks players up by their inner number; an empty list for one that is not among them. */
export function namesOf(players: readonly Player[]): (id: bigint) => z.infer<typeof otherPlayer>[] {
  const known = new Map(
    players.map(({ id, publicId, username }) => [id, { id: publicId, username }]),
  );
  return (id) => {
    const player = known.get(id);
    return player ? [player] : [];
  };
}
