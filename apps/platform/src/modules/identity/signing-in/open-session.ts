import { newToken, tokenHash } from "@perya/secrets";
import type { Tx } from "@perya/postgres";
import type { Player } from "../../players/index.ts";
import type { Origin } from "../identity.ts";
import { insertSession, type SessionKind } from "../sessions.store.ts";
import { placeOf } from "../../../http/visitors/place-of.ts";
import { registerPlace } from "./places.store.ts";

/**
 * Creates a player's session and registers the place; returns its token, which is shown once.
 */
export async function openSession(
  tx: Tx,
  player: Pick<Player, "id" | "brandId">,
  origin: Origin,
  kind: Partial<SessionKind> = {},
): Promise<string> {
  const token = newToken();
  await insertSession(tx, player.id, tokenHash(token), origin, {
    mustChange: false,
    family: null,
    ...kind,
  });
  await registerPlace(tx, player, placeOf(origin.ip));
  return token;
}
