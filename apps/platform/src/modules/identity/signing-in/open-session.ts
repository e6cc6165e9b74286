import { newToken, tokenHash } from "@perya/secrets";
import type { Tx } from "@perya/postgres";
import type { Origin } from "../identity.ts";
import { insertSession, type SessionKind } from "../identity.store.ts";
import { placeOf } from "../../../http/place-of.ts";
import { registerPlace } from "./places.store.ts";

/** A new session of a player, whose place is known from now on; answers its token, which is shown once. */
export async function openSession(
  tx: Tx,
  playerId: bigint,
  origin: Origin,
  kind: Partial<SessionKind> = {},
): Promise<string> {
  const token = newToken();
  await insertSession(tx, playerId, tokenHash(token), origin, {
    mustChange: false,
    family: null,
    ...kind,
  });
  await registerPlace(tx, playerId, placeOf(origin.ip));
  return token;
}
