import type { Database } from "@perya/postgres";
import { tokenHash } from "@perya/secrets";
import type { PortPlayer, PortSession } from "@perya/wallet-protocol";
import { growingCache } from "../../../growing-cache.ts";
import { selectSession, touchSessions } from "../sessions/sessions.store.ts";
import type { Question } from "./stay-fresh.ts";

const MAX_SESSIONS = 100_000;
const IDLE_MS = 30 * 60_000;
/**
 * A session in use is written to the database this often, so another process may see it end early
 * by this much, never late.
 */
const SAVE_EVERY_MS = 60_000;

interface Held {
  readonly id: bigint;
  readonly vendor: number;
  readonly session: PortSession;
  seenAt: number;
  savedAt: number;
}

export interface SessionCache {
  find(vendor: number, token: string): Question<PortSession>;
  /** Drops these sessions from the cache: they were revoked, here or elsewhere. */
  forget(ids: readonly bigint[]): void;
  /** Stores which sessions were used since the last time. */
  save(): Promise<void>;
}

/**
 * Live sessions by token, so that only the first bet queries the database. Ended sessions are never
 * cached: the database is asked each time.
 */
export function sessionCache(
  db: Database,
  playerOf: (id: bigint) => Promise<PortPlayer | undefined>,
): SessionCache {
  const held = growingCache<string, Held>(MAX_SESSIONS);
  const tokens = growingCache<bigint, string>(MAX_SESSIONS);
  let used = new Set<bigint>();

  const read = async (vendor: number, token: string): Promise<PortSession | undefined> => {
    const row = await selectSession(db, vendor, tokenHash(token));
    const player = row && (await playerOf(row.playerId));
    if (!row || !player) return undefined;
    if (!row.live) return { player, state: "expired" };
    const session: PortSession = { player, state: "live" };
    const now = Date.now();
    held.set(token, { id: row.id, vendor, session, seenAt: now, savedAt: now });
    tokens.set(row.id, token);
    used.add(row.id);
    return session;
  };

  const recall = (vendor: number, token: string): PortSession | undefined => {
    const found = held.get(token);
    const now = Date.now();
    if (!found || found.vendor !== vendor || now - found.seenAt > IDLE_MS) return undefined;
    found.seenAt = now;
    if (now - found.savedAt > SAVE_EVERY_MS) {
      found.savedAt = now;
      used.add(found.id);
    }
    return found.session;
  };

  return {
    find: (vendor, token) => ({
      recall: () => recall(vendor, token),
      load: async () => recall(vendor, token) ?? read(vendor, token),
    }),
    forget: (ids) => {
      for (const id of ids) {
        const token = tokens.get(id);
        if (token !== undefined) held.delete(token);
      }
    },
    save: async () => {
      if (used.size === 0) return;
      const ids = [...used];
      used = new Set();
      await touchSessions(db, ids);
    },
  };
}
