import type { Player } from "./players.ts";

/** Whose play counts: a trial guest's and a test account's never does. */
type AccountType = "REAL" | "TRIAL" | "TEST";

type Account = Pick<Player, "kind" | "book" | "testSince">;

/** What sort of account it is at a time; now for none. Staff mark test accounts; accounts of staff, of the system and in the test book are ones from the start. */
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
