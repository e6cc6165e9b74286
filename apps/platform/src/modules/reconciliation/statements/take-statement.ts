import type { Tx } from "@perya/postgres";
import { ok, type Ok } from "@perya/result";
import { createHash } from "node:crypto";
import type { Brand } from "../../brands/index.ts";
import type { StatementProvider } from "../../cashier/index.ts";
import type { Uploader } from "../differences/hold-back.ts";
import { lockStatements } from "../matching/matching.store.ts";
import { reconcile } from "../matching/reconcile.ts";
import { badStatement, type BadStatement, type StatementLine } from "./mapping.ts";
import {
  endWarnings,
  growLines,
  insertLines,
  insertStatement,
  selectChanged,
  selectSame,
  setCounts,
  type Statement,
} from "./statements.store.ts";

/** A statement whose lines are read, and where it came from. */
export interface ReadStatement {
  readonly brand: Pick<Brand, "id" | "zone">;
  readonly provider: StatementProvider;
  readonly file: string;
  /** What makes it the same file again: its bytes, or what a provider answered. */
  readonly bytes: Buffer | string;
  /** The days it is of, both included. */
  readonly from: string;
  readonly to: string;
  readonly lines: readonly StatementLine[];
  readonly by: string;
  /** Who uploaded it, where the provider does not tell it itself. */
  readonly uploader?: Uploader;
  /**
   * Whether the provider tells it itself: arrivals alone, and of one of them more may have come
   * since.
   */
  readonly mayGrow?: boolean;
}

/**
 * Stores a statement and compares its days with our books. The same file again, and lines that an
 * earlier statement has, change nothing. Refused, with nothing stored, where a line has the number
 * of an earlier one and another amount.
 */
export async function takeStatement(
  tx: Tx,
  read: ReadStatement,
): Promise<Ok<Statement> | BadStatement> {
  const { brand, provider, from, to, lines } = read;
  const of = { brandId: brand.id, provider };
  await lockStatements(tx, of);
  const mayGrow = read.mayGrow ?? false;
  const [changed] = await selectChanged(tx, of, lines, mayGrow);
  if (changed) {
    const { lineNo, number, file } = changed;
    return badStatement(lineNo, `The number ${number} has another amount than in ${file}.`);
  }
  if (mayGrow) await growLines(tx, of, lines);
  const statement = {
    ...of,
    file: read.file,
    sha256: createHash("sha256").update(read.bytes).digest(),
    fromDay: from,
    toDay: to,
    uploadedBy: read.by,
    tellsOut: !mayGrow,
  };
  const made = await insertStatement(tx, statement);
  const stored = made
    ? await setCounts(tx, made, lines.length, await insertLines(tx, made.id, of, lines))
    : await selectSame(tx, statement);
  if (!stored) throw new Error("A statement is neither new nor there");
  await endWarnings(tx, of, from, to);
  await reconcile(tx, { ...of, zone: brand.zone, from, to, uploader: read.uploader });
  return ok(stored);
}
