import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** A file of a case without its contents. */
export interface CaseFileName {
  readonly id: bigint;
  readonly name: string;
  readonly kind: "png" | "jpg" | "pdf";
}

export interface CaseFile extends Omit<CaseFileName, "id"> {
  readonly bytes: Buffer;
}

export async function insertFile(tx: Tx, caseId: bigint, file: CaseFile): Promise<void> {
  await tx.run(sql`
    insert into risk_case_file (case_id, name, kind, bytes)
    values (${caseId}, ${file.name}, ${file.kind}, ${file.bytes})`);
}

/** The files of a case, oldest first. */
export function selectFiles(tx: Tx, caseId: bigint): Promise<CaseFileName[]> {
  return tx.rows(sql`
    select id, name, kind from risk_case_file where case_id = ${caseId} order by id limit 200`);
}

/** One file of a case. */
export function selectFile(tx: Tx, caseId: bigint, id: bigint): Promise<CaseFile | undefined> {
  return tx.row(sql`
    select name, kind, bytes from risk_case_file where case_id = ${caseId} and id = ${id}`);
}
