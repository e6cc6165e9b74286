import type { Tx } from "@perya/postgres";
import { GENESIS, hashRow } from "./audit.ts";
import { rowsAfter } from "./audit.store.ts";

const ROWS_AT_ONCE = 1_000;

export interface AuditProof {
  readonly green: boolean;
  readonly rows: number;
  readonly problem: string | null;
}

/** Reads the whole trail and recomputes its chain. */
export async function verifyAudit(tx: Tx): Promise<AuditProof> {
  let previous: Buffer = GENESIS;
  let n = 0n;
  for (;;) {
    const rows = await rowsAfter(tx, n, ROWS_AT_ONCE);
    if (rows.length === 0) return { green: true, rows: Number(n), problem: null };
    for (const row of rows) {
      if (row.n !== n + 1n)
        return { green: false, rows: Number(n), problem: `Row ${n + 1n} is missing` };
      if (!hashRow(previous, row).equals(row.hash))
        return { green: false, rows: Number(n), problem: `Row ${row.n} is not what was written` };
      previous = row.hash;
      n = row.n;
    }
  }
}
