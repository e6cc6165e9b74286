import { sql, type Sql } from "@perya/postgres/sql";
import { houseRows, playedRows, spanRows, type LedgerSpan } from "../../wallet/index.ts";

/** Entries of the ledger as parts of a statement. */
export interface EntryParts {
  /** Steps in front of the others, which `played` and `house` may read. */
  readonly steps: readonly Sql[];
  /** The entries of rounds (`playedRows` of the wallet). */
  readonly played: Sql;
  /** The house's own movements (`houseRows` of the wallet). */
  readonly house: Sql;
}

const ENTRY = sql`select * from entry`;

/** The entries of a span of the ledger, which never leave the database: read once. */
export const partsOf = (span: LedgerSpan): EntryParts => ({
  steps: [sql`entry as materialized (${spanRows(span)})`],
  played: playedRows(ENTRY),
  house: houseRows(ENTRY),
});
