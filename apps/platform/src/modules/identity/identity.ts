import type { Tx } from "@perya/postgres";
import type { Player } from "../players/index.ts";

/** The player a request is from. */
export type SignedIn = Pick<
  Player,
  "id" | "publicId" | "username" | "kind" | "currency" | "book" | "brandId" | "testSince"
> & {
  readonly sessionId: bigint;
  /** Nothing but changing the password works until it is changed. */
  readonly mustChange: boolean;
};

/**
 * Ends a player's open games. Games belong to a module above this one, so the site's composition
 * passes it in.
 */
export type EndGames = (tx: Tx, playerId: bigint) => Promise<void>;

/** Where a sign-in comes from, for the history and the limits. */
export interface Origin {
  readonly ip: string;
  readonly userAgent: string;
}

declare module "fastify" {
  interface FastifyRequest {
    /** Set by `requirePlayer`; reading it on a route without that guard is a bug. */
    player: SignedIn;
  }
}
