import type { Database } from "@perya/postgres";
import { tokenHash } from "@perya/secrets";
import { perPlatform } from "../../per-platform.ts";
import type { Platform } from "../../platform.ts";
import { SharedReads } from "../../shared-reads.ts";
import { playerById } from "../players/index.ts";
import type { SignedIn } from "./identity.ts";
import { selectLiveSession, touchSession } from "./sessions.store.ts";

/**
 * A session is checked in the database at most this often, so a revoked one is dead everywhere
 * within five seconds.
 */
const FRESH_MS = 3_000;
const TOUCH_AFTER_MS = 60_000;
const MAX_REMEMBERED = 50_000;

const sessions = perPlatform(
  ({ db }) =>
    new SharedReads({
      read: (hashed: string) => readSession(db, Buffer.from(hashed, "latin1")),
      max: MAX_REMEMBERED,
      freshMs: FRESH_MS,
    }),
);

/** The player of a token, or undefined. */
export async function signedInBy(
  platform: Platform,
  token: string | undefined,
): Promise<SignedIn | undefined> {
  return token ? sessions(platform).get(tokenHash(token).toString("latin1")) : undefined;
}

async function readSession(db: Database, hashed: Buffer): Promise<SignedIn | undefined> {
  const session = await selectLiveSession(db, hashed);
  const found = session && (await playerById(db, session.playerId));
  if (!session || !found) return undefined;
  if (Date.now() - session.lastSeenAt.epochMilliseconds > TOUCH_AFTER_MS)
    await touchSession(db, session.sessionId);
  const { id, publicId, username, kind, currency, book, brandId, testSince } = found;
  const { sessionId, mustChange } = session;
  return {
    id,
    publicId,
    username,
    kind,
    currency,
    book,
    brandId,
    testSince,
    sessionId,
    mustChange,
  };
}

/** Forgets a token at once in this process; others notice within seconds. */
export function forgetToken(platform: Platform, token: string): void {
  sessions(platform).forget(tokenHash(token).toString("latin1"));
}
