import { newToken, tokenHash } from "@perya/secrets";
import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import type { Platform } from "../../../platform.ts";
import type { Brand } from "../../brands/index.ts";
import { playerById } from "../../players/index.ts";
import { selectShut, type ShutRefusal } from "../closing/closing.store.ts";
import type { Origin } from "../identity.ts";
import { completeSignIn, type CompletedSignIn } from "./complete-sign-in.ts";
import { kindRefusal } from "./kind-refusal.ts";
import { insertLink, lockLink, useLink } from "./sign-in-links.store.ts";

/** Minutes a link is valid. */
export const LINK_MINUTES = 10;

/**
 * Creates a link that signs a player in once; returns the token for `#token=`, where no server's
 * log sees it. Only its hash is stored.
 */
export async function issueSignInLink(tx: Tx, playerId: bigint): Promise<string> {
  const token = newToken();
  await insertLink(tx, playerId, tokenHash(token));
  return token;
}

/**
 * Opens a session for the holder of a link, and registers their place: staff who send a link know
 * the player.
 */
export async function signInByLink(
  { db }: Platform,
  brand: Brand,
  token: string,
  origin: Origin,
): Promise<Result<CompletedSignIn, "LINK_OVER" | ShutRefusal | "NON_MEMBER">> {
  return db.inTransaction(async (tx) => {
    const id = await lockLink(tx, tokenHash(token), LINK_MINUTES);
    const player = id === undefined ? undefined : await playerById(tx, id);
    // At another brand's host a link is unknown, and stays valid at its own.
    if (player?.brandId !== brand.id) return refuse("LINK_OVER");
    await useLink(tx, tokenHash(token));
    const shut = await selectShut(tx, player.id);
    if (shut) return refuse(shut);
    return kindRefusal(player, false)
      ? refuse("NON_MEMBER")
      : ok(await completeSignIn(tx, player, origin));
  });
}
