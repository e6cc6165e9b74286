import type { RoundView } from "@perya/game-kit";
import { storeSession, sessionToken, wasOpenedWith } from "./stored-session.ts";

/**
 * What a refusal may carry besides its reason: the round as it stands, the balance, and when to
 * come again.
 */
interface Aside {
  readonly round?: RoundView;
  readonly balance?: string | null;
  readonly retryAfterMs?: number;
}

/** An answer that was not a success. Status 0: the server could not be reached. */
export class StudioError extends Error {
  readonly status: number;
  readonly code: string;
  readonly aside: Aside;

  constructor(status: number, code: string, message: string, aside: Aside = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.aside = aside;
  }

  /** It is unknown whether the call was carried out; it may be repeated. */
  get isUnknown(): boolean {
    return (this.status === 0 || this.status >= 500) && !this.aside.round;
  }

  /** The call came too fast and was ignored; it may be repeated. */
  get isTooFast(): boolean {
    return this.status === 429;
  }
}

export interface Seeds {
  readonly commitment: string;
  readonly nextCommitment: string;
  readonly clientSeed: string;
  readonly nonce: number;
  readonly roundsLeft: number;
}

/** How the game has to behave, as the operator asked when it was launched. */
interface Conduct {
  readonly disabledAutoplay?: boolean;
  readonly disabledTurbo?: boolean;
  readonly disabledSlamstop?: boolean;
  readonly displayNetPosition?: boolean;
  readonly displaySessionTimer?: boolean;
}

export interface Session {
  readonly token?: string;
  readonly conduct: Conduct;
  /** How long the session has lasted, and what its rounds paid less their stakes, minor units. */
  readonly soFar: { readonly seconds: number; readonly net: string };
  readonly game: {
    readonly code: string;
    readonly name: string;
    readonly kind: string;
    readonly version: string;
    readonly rtpPpm: number;
    readonly maxWinX: number;
  };
  readonly currency: string;
  readonly balance: string;
  readonly stakes: readonly string[];
  /** What can be played for free; null for nothing. */
  readonly freeRounds: FreeRounds | null;
  readonly fair: Seeds;
  readonly round: RoundView | null;
}

/** Rounds that take no stake. Minor units. */
export interface FreeRounds {
  readonly reward: string;
  readonly left: number;
  readonly rounds: number;
  readonly stake: string;
  /** Won with them so far. */
  readonly won: string;
  readonly until: string;
}

const NETWORK =
  "The connection is lost, but nothing else is: a round is decided once, and your money is safe.";

/** Calls the studio. The session's token stays in this frame, so that a reload can continue. */
export async function ask<Value>(
  method: "GET" | "POST",
  path: string,
  body?: unknown,
): Promise<Value> {
  const token = sessionToken();
  const headers: Record<string, string> = {
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(body === undefined ? {} : { "content-type": "application/json" }),
  };
  const response = await fetch(`/api${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new StudioError(0, "NETWORK", NETWORK);
  });
  const answer = (await response.json().catch(() => ({}))) as {
    code?: string;
    message?: string;
  } & Aside;
  if (response.ok) return answer as Value;
  throw new StudioError(
    response.status,
    answer.code ?? "FAULT",
    answer.message ?? "Something went wrong on our side.",
    answer,
  );
}

/** Signs in with the ticket in the address, or with the session of a reloaded page. */
export async function enter(ticket: string | null): Promise<Session> {
  if (wasOpenedWith(ticket)) return ask<Session>("GET", "/session");
  storeSession(null, null);
  const session = await ask<Session & { token: string }>("POST", "/session", { ticket });
  storeSession(session.token, ticket);
  return session;
}
