import { newToken, tokenHash } from "@perya/secrets";
import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { playerById, type Player } from "../../../players/index.ts";
import {
  endFamily,
  endOwnFamily,
  insertRemembered,
  lockRemembered,
  rotateRemembered,
} from "./remembered.store.ts";

/** A token of a remembered browser: its family and the secret that changes with each use. */
const SHAPE = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\w-]{43})$/;

/** What goes into a browser's cookie, and for how long. */
export interface RememberedToken {
  readonly token: string;
  readonly seconds: number;
}

const DAY_SECONDS = 86_400;

/** Remembers a browser for a day; returns its family and its cookie's value. */
export async function rememberBrowser(
  tx: Tx,
  playerId: bigint,
  mustChange: boolean,
): Promise<RememberedToken & { readonly family: string }> {
  const secret = newToken();
  const family = await insertRemembered(tx, playerId, tokenHash(secret), mustChange);
  return { family, token: `${family}.${secret}`, seconds: DAY_SECONDS };
}

export interface Recognised {
  readonly player: Player;
  readonly mustChange: boolean;
  readonly family: string;
  /** The cookie's new value; undefined if another tab has just received it. */
  readonly next: RememberedToken | undefined;
}

/**
 * Recognises a brand's browser by its cookie and rotates the token. A token that was already
 * replaced has been copied: it is unknown which holder is the player, so the browser is forgotten
 * and all its sessions end. The caller's transaction must commit in that case too.
 */
export async function recogniseBrowser(
  tx: Tx,
  brandId: bigint,
  token: string,
): Promise<Result<Recognised, "NOT_REMEMBERED">> {
  const [, family, secret] = SHAPE.exec(token) ?? [];
  const found = family && secret ? await lockRemembered(tx, family, tokenHash(secret)) : undefined;
  if (!family || !found) return refuse("NOT_REMEMBERED");
  const player = await playerById(tx, found.playerId);
  if (player?.brandId !== brandId) return refuse("NOT_REMEMBERED");
  if (found.token === "old") {
    await endFamily(tx, family);
    return refuse("NOT_REMEMBERED");
  }
  const { mustChange, secondsLeft } = found;
  if (found.token === "just-before") return ok({ player, mustChange, family, next: undefined });
  const fresh = newToken();
  await rotateRemembered(tx, family, tokenHash(fresh));
  return ok({
    player,
    mustChange,
    family,
    next: { token: `${family}.${fresh}`, seconds: secondsLeft },
  });
}

/** Forgets the browser with this cookie, if it is this player's. */
export async function forgetBrowser(
  tx: Tx,
  playerId: bigint,
  token: string | undefined,
): Promise<void> {
  const family = SHAPE.exec(token ?? "")?.[1];
  if (family) await endOwnFamily(tx, playerId, family);
}
