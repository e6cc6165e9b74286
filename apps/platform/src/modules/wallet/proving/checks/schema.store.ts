import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { Problems } from "../scan/problems.ts";

/**
 * What the database itself refuses: a second movement under a key, a second entry under a number, a
 * change of the log, a balance below zero.
 */
const UNIQUE = [
  "wallet_entry_pkey",
  "wallet_entry_idem_key",
  "wallet_batch_pkey",
  "wallet_batch_writer_lane_n_key",
];
const TRIGGERS = [
  "wallet_entry_append_only",
  "wallet_batch_append_only",
  "wallet_entry_not_truncated",
  "wallet_batch_not_truncated",
];
const CHECKS = ["wallet_entry_never_negative", "wallet_account_never_negative"];

/**
 * Finds the rules of the ledger's own tables that are missing or switched off. What was written
 * while one was off is found by the rest of a proof only in part.
 */
export async function compareSchema(tx: Tx, problems: Problems): Promise<void> {
  const missing = await tx.rows<{ name: string }>(sql`
    select name from unnest(${UNIQUE}::text[]) as name
    where not exists (
      select from pg_class c
      join pg_index i on i.indexrelid = c.oid
      where c.relname = name and i.indisunique and i.indisvalid
    )
    union all
    select name from unnest(${TRIGGERS}::text[]) as name
    where not exists (select from pg_trigger where tgname = name and tgenabled in ('O', 'A'))
    union all
    select name from unnest(${CHECKS}::text[]) as name
    where not exists (
      select from pg_constraint where conname = name and contype = 'c' and convalidated
    )`);
  for (const { name } of missing)
    problems.add({ kind: "chain", text: `The ledger's rule ${name} is missing or switched off` });
}
