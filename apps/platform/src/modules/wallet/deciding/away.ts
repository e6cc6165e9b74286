import { HOUSE_ACCOUNTS_DECLARED } from "../../../declared.ts";
import type { EntryKind, HouseAccount } from "../wallet.ts";

/** Kinds are letters, colons and dashes: nothing in them has a meaning of its own here. */
const KINDS = Object.entries(HOUSE_ACCOUNTS_DECLARED).flatMap(([kind, { line }]) =>
  line === "away" ? [kind.replaceAll("{id}", "[0-9]+")] : [],
);

/**
 * The names of accounts where players' money is elsewhere and still theirs, as a regular expression
 * that PostgreSQL reads the same.
 */
export const AWAY_NAMES = `^(${KINDS.join("|")})$`;
const names = new RegExp(AWAY_NAMES);

/** Whether an entry moved money elsewhere, or back from there. */
export function isAway(kind: EntryKind, contra: HouseAccount | null): boolean {
  return (kind === "debit" || kind === "credit") && contra !== null && names.test(contra);
}
