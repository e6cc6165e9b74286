import { createHash } from "node:crypto";

/** What the bench's processes agree on without asking each other. */
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

/** What an entrance answers with: the real wallet, the function, or nothing but a signed answer. */
export type Subject = "perya" | "function" | "noop";
/** Ways in: in the thread of the wallet, or through a door, which is threads before it. */
export const WAYS = ["one thread", "a door thread", "two door threads"] as const;
export type Way = (typeof WAYS)[number];

/** How an entrance is run; the pool is the function's. */
export interface Arrangement {
  readonly way: Way;
  readonly pool?: number;
}

export const SUBJECTS: readonly Subject[] = ["noop", "function", "perya"];
