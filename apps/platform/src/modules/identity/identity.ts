import type { Player } from "../players/index.ts";

/** The player a request is from. */
export type SignedIn = Pick<Player, "id" | "publicId" | "username" | "currency" | "book" | "brandId"> & { readonly sessionId: bigint };

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
