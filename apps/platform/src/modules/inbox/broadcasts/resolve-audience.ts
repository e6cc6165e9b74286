import type { Tx } from "@perya/postgres";
import { playersByNames } from "../../players/index.ts";
import type { Audience, AudienceAsked } from "./audience.ts";

/** Finds the players that staff named, and lists the names that no player of the brand has. */
export async function resolveAudience(
  tx: Tx,
  brandId: bigint,
  asked: AudienceAsked,
): Promise<{ readonly audience: Audience; readonly unknown: readonly string[] }> {
  if ("segment" in asked) return { audience: asked, unknown: [] };
  const found = await playersByNames(tx, brandId, asked.names);
  const known = new Set(
    found.flatMap(({ publicId, username }) => [publicId, username.toLowerCase()]),
  );
  return {
    audience: { players: found.map(({ id }) => id.toString()) },
    unknown: asked.names.filter((name) => !known.has(name) && !known.has(name.toLowerCase())),
  };
}
