import { tokenHash } from "@perya/secrets";
import type { Platform } from "../../platform.ts";
import { playerById } from "../players/index.ts";
import type { SignedIn } from "./identity.ts";
import { selectLiveSession, touchSession } from "./identity.store.ts";

/** A session is asked of the database at most this often, so a revoked one is dead everywhere within five seconds. */
const FRESH_MS = 3_000;
const TOUCH_AFTER_MS = 60_000;
const MAX_REMEMBERED = 50_000;

interface Remembered {
  readonly player: SignedIn;
  readonly until: number;
}

const memories = new WeakMap<Platform, Map<string, Remembered>>();

/** The player a token belongs to, undefined for nobody's. */
export async function signedInBy(platform: Platform, token: string | undefined): Promise<SignedIn | undefined> {
  if (!token) return undefined;
  const memory = memoryOf(platform);
  const hashed = tokenHash(token);
  const key = hashed.toString("latin1");
  const remembered = memory.get(key);
  if (remembered && remembered.until > Date.now()) return remembered.player;
  // A session that is revoked during the read must not live longer for it.
  const until = Date.now() + FRESH_MS;
  const session = await selectLiveSession(platform.db, hashed);
  const found = session && (await playerById(platform.db, session.playerId));
  if (!session || !found) {
    memory.delete(key);
    return undefined;
  }
  if (Date.now() - session.lastSeenAt.epochMilliseconds > TOUCH_AFTER_MS) await touchSession(platform.db, session.sessionId);
  const { id, publicId, username, kind, currency, book, brandId, testSince } = found;
  const { sessionId, mustChange } = session;
  const player = { id, publicId, username, kind, currency, book, brandId, testSince, sessionId, mustChange };
  if (memory.size >= MAX_REMEMBERED) memory.clear();
  memory.set(key, { player, until });
  return player;
}

/** Forgets a token at once in this process; others notice within seconds. */
export function forgetToken(platform: Platform, token: string): void {
  memoryOf(platform).delete(tokenHash(token).toString("latin1"));
}

function memoryOf(platform: Platform): Map<string, Remembered> {
  const memory = memories.get(platform) ?? new Map<string, Remembered>();
  memories.set(platform, memory);
  return memory;
}
