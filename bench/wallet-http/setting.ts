import { createHash } from "node:crypto";

/** What the bench's processes share without messages. */
export const PLAYERS = 10_000;
export const CURRENCY = "PHP";
export const GAME = "bench-game";
export const DEPOSIT_UNITS = 100_000_000_000n;
export const STAKE_UNITS = 1_000;
export const SLUGS = { softswiss: "bench-soft", hub88: "bench-hub" } as const;
export type DialectName = keyof typeof SLUGS;

/** The public id of the bench's n-th player. */
export function publicIdOf(index: number): string {
  return `pl_${index.toString(36).padStart(20, "0")}`;
}

/** The n-th player's session token. */
export function tokenOf(index: number): string {
  return createHash("sha256").update(`bench token ${index}`).digest("base64url");
}

/** What answers the calls: the real wallet, the function, or only a signed answer. */
export type Subject = "perya" | "function" | "noop";
/** Where requests arrive: in the wallet's thread, or in worker threads before it. */
export const WAYS = ["one thread", "a worker thread", "two worker threads"] as const;
export type Way = (typeof WAYS)[number];

/** How an endpoint runs; only the function has a pool. */
export interface Arrangement {
  readonly way: Way;
  readonly pool?: number;
}

export const SUBJECTS: readonly Subject[] = ["noop", "function", "perya"];
