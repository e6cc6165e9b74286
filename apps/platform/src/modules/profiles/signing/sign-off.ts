import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import type { Field } from "../rules/fields.ts";
import { allVersions } from "../versions/all-versions.ts";
import { signedName } from "../versions/laws.ts";
import { insertSignOffs, selectSignOffs } from "./sign-offs.store.ts";

/** Cells of one version that counsel has confirmed, null ones included, with the document. */
export interface CellsSigned {
  readonly code: string;
  readonly version: number;
  readonly fields: readonly Field[];
  readonly reference: string;
  /** Of the document, in hex digits. */
  readonly sha256: string;
}

export type SignOffRefusal = "UNKNOWN_VERSION" | "SIGNED_ALREADY";

/** Why nothing is left to sign off; undefined when something is. */
export async function refuseSignOff(
  tx: Tx,
  { code, version, fields }: CellsSigned,
): Promise<SignOffRefusal | undefined> {
  const versions = await allVersions(tx);
  if (!versions.some((one) => one.code === code && one.version === version))
    return "UNKNOWN_VERSION";
  const signed = new Set((await selectSignOffs(tx)).map(signedName));
  return fields.every((field) => signed.has(signedName({ code, version, field })))
    ? "SIGNED_ALREADY"
    : undefined;
}

/** Signs cells off; those that were before keep their document. */
export async function signOff(
  tx: Tx,
  cells: CellsSigned,
  confirmedBy: string,
): Promise<Result<undefined, SignOffRefusal>> {
  const refused = await refuseSignOff(tx, cells);
  if (refused) return refuse(refused);
  await insertSignOffs(tx, { ...cells, confirmedBy }, cells.fields);
  return ok(undefined);
}
