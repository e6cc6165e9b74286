import type { FastifyRequest } from "fastify";
import { Refusal } from "../../http/answer.ts";
import { guard } from "../../http/guard.ts";
import type { Platform } from "../../platform.ts";
import { brandOfRequest } from "../brands/index.ts";
import { isTrialAccount, playerById } from "../players/index.ts";
import { visitOf } from "../settings/index.ts";
import type { SignedIn } from "./identity.ts";
import { selectLiveSession, touchSession } from "./identity.store.ts";
import { tokenHash } from "@perya/secrets";

/** A session is asked of the database at most this often, so a revoked one is dead everywhere within five seconds. */
const FRESH_MS = 3_000;
const PLEASE_LOGIN = "You are not logged in, please login";
const TOUCH_AFTER_MS = 60_000;
const MAX_REMEMBERED = 50_000;

interface Remembered {
  readonly player: SignedIn;
  readonly until: number;
}

const memories = new WeakMap<Platform, Map<string, Remembered>>();

/** What a guard lets pass that others don't. */
interface Leniency {
  /** Whose password has to be changed first: only what they need to change it, or to leave. */
  readonly oldPassword?: boolean;
}

const NOT_LOGGED_IN = { 401: ["NOT_LOGGED_IN"] } as const;

/** A guard for routes: lets a request with a live session pass and sets `request.player`. */
export function requirePlayer(platform: Platform, { oldPassword = false }: Leniency = {}): (request: FastifyRequest) => Promise<void> {
  const refusals = oldPassword ? NOT_LOGGED_IN : { ...NOT_LOGGED_IN, 403: ["PASSWORD_CHANGE_NEEDED"] };
  return guard({ scheme: "playerSession", refusals }, async (request) => {
    const player = await signedInAt(platform, request);
    if (!player) throw new Refusal(401, "NOT_LOGGED_IN", PLEASE_LOGIN);
    if (player.mustChange && !oldPassword) throw new Refusal(403, "PASSWORD_CHANGE_NEEDED", "Please change your password first.");
    request.player = player;
  });
}

/** A guard for what takes a real account: a trial account's session doesn't pass. */
export function requireRealPlayer(platform: Platform, leniency: Leniency = {}): (request: FastifyRequest) => Promise<void> {
  const anybody = requirePlayer(platform, leniency);
  const refusals = { ...NOT_LOGGED_IN, 403: leniency.oldPassword ? ["TRIAL_ACCOUNT"] : ["PASSWORD_CHANGE_NEEDED", "TRIAL_ACCOUNT"] };
  return guard({ scheme: "playerSession", refusals }, async (request) => {
    await anybody(request);
    if (isTrialAccount(request.player)) throw new Refusal(403, "TRIAL_ACCOUNT", "Please Register An Account First");
  });
}

/** For routes anybody may ask, unless the brand lets nobody look around before signing in (LOGINFIRST). */
export function membersIfClosed(platform: Platform): (request: FastifyRequest) => Promise<void> {
  return async (request) => {
    const { settings } = await visitOf(platform, request);
    if (settings.features.LOGINFIRST && !(await signedInAt(platform, request))) throw new Refusal(401, "NOT_LOGGED_IN", PLEASE_LOGIN);
  };
}

/** Who a request's session belongs to. A session is its brand's: at another brand's host it is nobody's. */
async function signedInAt(platform: Platform, request: FastifyRequest): Promise<SignedIn | undefined> {
  const player = await findSignedIn(platform, bearerOf(request));
  return player && player.brandId === (await brandOfRequest(platform, request)).id ? player : undefined;
}

/** The player a token belongs to, undefined for nobody's. */
async function findSignedIn(platform: Platform, token: string | undefined): Promise<SignedIn | undefined> {
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

export function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer ([\w-]{20,100})$/.exec(request.headers.authorization ?? "")?.[1];
}

function memoryOf(platform: Platform): Map<string, Remembered> {
  const memory = memories.get(platform) ?? new Map<string, Remembered>();
  memories.set(platform, memory);
  return memory;
}
