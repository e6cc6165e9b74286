import type { RoundView } from "@perya/game-kit";

/** An answer that was not a success. Status 0: nobody could be reached. */
export class StudioError extends Error {
  readonly status: number;
  readonly code: string;
  readonly round: RoundView | undefined;

  constructor(status: number, code: string, message: string, round?: RoundView) {
    super(message);
    this.status = status;
    this.code = code;
    this.round = round;
  }
}

export interface Seeds {
  readonly commitment: string;
  readonly nextCommitment: string;
  readonly clientSeed: string;
  readonly nonce: number;
  readonly roundsLeft: number;
}

export interface Session {
  readonly token?: string;
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
  readonly fair: Seeds;
  readonly round: RoundView | null;
}

export interface Played {
  readonly round: RoundView;
  readonly balance: string;
}

const TOKEN = "studio-token";

/** Calls the studio. The session's token stays in this frame's session storage, so that a reload can go on. */
export async function ask<Value>(method: "GET" | "POST", path: string, body?: unknown): Promise<Value> {
  const token = sessionStorage.getItem(TOKEN);
  const headers: Record<string, string> = {
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(body === undefined ? {} : { "content-type": "application/json" }),
  };
  const response = await fetch(`/api${path}`, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }).catch(() => {
    throw new StudioError(0, "NETWORK", "Network link is abnormal, please try again");
  });
  const answer = (await response.json().catch(() => ({}))) as { code?: string; message?: string; round?: RoundView };
  if (response.ok) return answer as Value;
  throw new StudioError(response.status, answer.code ?? "FAULT", answer.message ?? "Unknown error", answer.round);
}

/** Comes in with the ticket of the address, or with the session of a page that was reloaded. */
export async function enter(ticket: string | null): Promise<Session> {
  if (sessionStorage.getItem(TOKEN) && sessionStorage.getItem(`${TOKEN}:ticket`) === ticket) return ask<Session>("GET", "/session");
  sessionStorage.removeItem(TOKEN);
  const session = await ask<Session & { token: string }>("POST", "/session", { ticket });
  sessionStorage.setItem(TOKEN, session.token);
  sessionStorage.setItem(`${TOKEN}:ticket`, ticket ?? "");
  return session;
}
