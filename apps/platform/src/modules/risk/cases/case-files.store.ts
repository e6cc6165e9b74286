import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** A file of a case without its contents. */
export interface CaseFileName {
  readonly id: bigint;
  readonly name: string;
  readonly kind: "png" | "jpg" | "pdf";
}

/** Where the contents of a file lie: among the kept files, or not moved there yet. */
export type StoredCaseFile = Omit<CaseFileName, "id"> &
  (
    | { readonly file: string; readonly bytes: null }
    | { readonly file: null; readonly bytes: Buffer }
  );

/** Adds a file whose contents lie among the kept files under the name `file`. */
export async function insertFile(
  tx: Tx,
  caseId: bigint,
  { name, kind, file }: Omit<CaseFileName, "id"> & { readonly file: string },
): Promise<void> {
  await tx.run(sql`
    insert into risk_case_file (case_id, name, kind, file)
    values (${caseId}, ${name}, ${kind}, ${file})`);
}

/** The files of a case, oldest first. */
export function selectFiles(tx: Tx, caseId: bigint): Promise<CaseFileName[]> {
  return tx.rows(sql`
    select id, name, kind from risk_case_file where case_id = ${caseId} order by id limit 200`);
}

/** One file of a case. */
export function selectFile(
  tx: Tx,
  caseId: bigint,
  id: bigint,
): Promise<StoredCaseFile | undefined> {
  return tx.row(sql`
    select name, kind, file, bytes from risk_case_file where case_id = ${caseId} and id = ${id}`);
}

/** Some files whose contents still lie in the database. */
export function selectPlain(tx: Tx, most: number): Promise<{ id: bigint; bytes: Buffer }[]> {
  return tx.rows(sql`
    select id, bytes from risk_case_file where bytes is not null order by id limit ${most}`);
}

/** Takes the contents of a file out of the database. */
export async function updateSealed(tx: Tx, id: bigint, file: string): Promise<void> {
  await tx.run(sql`
    update risk_case_file set bytes = null, file = ${file}
    where id = ${id} and bytes is not null`);
}
