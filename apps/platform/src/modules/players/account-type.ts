import type { Player } from "./players.ts";

/** Whose play counts in figures: never a trial or test account's. */
type AccountType = "REAL" | "TRIAL" | "TEST";

/** The kinds of agents: two of the public, two of tests. */
export const AGENT_KINDS: readonly Player["kind"][] = ["1", "2", "41", "42"];

type Account = Pick<Player, "kind" | "book" | "testSince">;

/**
 * The kind of account at a time, by default now. Staff mark test accounts; staff and system
 * accounts, and those in the test book, are test accounts from the start.
 */
export function accountTypeOf(
  { kind, book, testSince }: Account,
  at?: Temporal.Instant,
): AccountType {
  if (kind === "4") return "TRIAL";
  if (kind === "staff" || kind === "system" || book === "test") return "TEST";
  return testSince !== null && (at === undefined || Temporal.Instant.compare(testSince, at) <= 0)
    ? "TEST"
    : "REAL";
}

/** Whether figures leave out what the account does at a time. */
export function isExcluded(account: Account, at?: Temporal.Instant): boolean {
  return accountTypeOf(account, at) !== "REAL";
}
