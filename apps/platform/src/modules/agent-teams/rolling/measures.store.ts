import { join, raw, type Sql } from "@perya/postgres/sql";

/** What is added up of play, in ledger units; `rounds` is a count. */
export const PLAY = ["rounds", "turnover", "stake", "payout"] as const;

/** What is added up of a day of a member or a team; the last four are counts. */
export const MEASURES = [
  ...PLAY,
  "deposits",
  "withdrawals",
  "bonus",
  "rebate",
  "members",
  "joined",
  "active",
  "first_deposits",
] as const;

/** Something of each name, with commas. */
export const each = (names: readonly string[], of: (name: string) => string): Sql =>
  join(
    names.map((name) => raw(of(name))),
    ", ",
  );

/** Whether any of some sums is not 0. */
export const anyOf = (names: readonly string[], of: (name: string) => string): Sql =>
  join(
    names.map((name) => raw(`${of(name)} <> 0`)),
    " or ",
  );
