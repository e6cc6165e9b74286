import type { Tx } from "@perya/postgres";
import type { Ok } from "@perya/result";
import type { Brand } from "../../brands/index.ts";
import type { BadStatement, StatementMapping } from "./mapping.ts";
import { readStatement } from "./read-statement.ts";
import { upsertMapping, type Statement } from "./statements.store.ts";
import { takeStatement, type ReadStatement } from "./take-statement.ts";

/** A file that staff uploaded, and how its columns are read. */
type Uploaded = Omit<ReadStatement, "lines" | "bytes" | "brand"> & {
  readonly brand: Pick<Brand, "id" | "zone" | "currency">;
  readonly bytes: Buffer;
  readonly mapping: StatementMapping;
};

/** Reads a statement of staff's and keeps how its columns were read for the next one. */
export async function uploadStatement(
  tx: Tx,
  uploaded: Uploaded,
): Promise<Ok<Statement> | BadStatement> {
  const { brand, provider, bytes, mapping, from, to, by } = uploaded;
  const { zone, currency } = brand;
  const read = readStatement(bytes, { mapping, zone, currency, from, to });
  if (!read.ok) return read;
  const taken = await takeStatement(tx, { ...uploaded, lines: read.value });
  if (taken.ok) await upsertMapping(tx, { brandId: brand.id, provider }, mapping, by);
  return taken;
}
