import type { Tx } from "@perya/postgres";
import { raw, sql } from "@perya/postgres/sql";
import { newPublicId } from "../../../secrets/public-id.ts";
import type { StatementProvider } from "../../cashier/index.ts";
import type { StatementLine, StatementMapping } from "./mapping.ts";

interface Of {
  readonly brandId: bigint;
  readonly provider: StatementProvider;
}

/** A statement that was read. */
export interface Statement {
  readonly id: bigint;
  readonly publicId: string;
  readonly provider: StatementProvider;
  /** The file's name; how it was read where there was none. */
  readonly file: string;
  readonly fromDay: string;
  readonly toDay: string;
  readonly lines: number;
  /** Those that no earlier statement had. */
  readonly added: number;
  readonly uploadedBy: string;
  readonly uploadedAt: Temporal.Instant;
}

const COLUMNS = raw(`
  id, public_id as "publicId", provider, file, to_char(from_day, 'YYYY-MM-DD') as "fromDay",
  to_char(to_day, 'YYYY-MM-DD') as "toDay", lines, added, uploaded_by as "uploadedBy",
  uploaded_at as "uploadedAt"`);

export type NewStatement = Of &
  Pick<Statement, "file" | "fromDay" | "toDay" | "uploadedBy"> & {
    readonly sha256: Buffer;
    /** Whether it tells what was sent as well as what came in. */
    readonly tellsOut: boolean;
  };

/** Stores a statement without lines; undefined when the same file of these days is there. */
export function insertStatement(tx: Tx, statement: NewStatement): Promise<Statement | undefined> {
  const { brandId, provider, file, sha256, fromDay, toDay, uploadedBy, tellsOut } = statement;
  return tx.row(sql`
    insert into statement (
      public_id, brand_id, provider, file, sha256, from_day, to_day, lines, uploaded_by,
      tells_out
    )
    values (
      ${newPublicId("st")}, ${brandId}, ${provider}, ${file}, ${sha256}, ${fromDay}::date,
      ${toDay}::date, 0, ${uploadedBy}, ${tellsOut}
    )
    on conflict do nothing
    returning ${COLUMNS}`);
}

/** The statement of the same bytes and days. */
export function selectSame(tx: Tx, statement: NewStatement): Promise<Statement | undefined> {
  const { brandId, provider, sha256, fromDay, toDay } = statement;
  return tx.row(sql`
    select ${COLUMNS} from statement
    where brand_id = ${brandId}
      and provider = ${provider}
      and sha256 = ${sha256}
      and from_day = ${fromDay}::date
      and to_day = ${toDay}::date`);
}

/** Adds the lines that no earlier statement has, and answers how many. */
export function insertLines(
  tx: Tx,
  statement: bigint,
  { brandId, provider }: Of,
  lines: readonly StatementLine[],
): Promise<number> {
  const of = <Name extends keyof StatementLine>(name: Name) => lines.map((one) => one[name]);
  return tx.run(sql`
    insert into statement_line (
      statement, brand_id, provider, line_no, direction, number, units, currency, at, day, payer
    )
    select ${statement}, ${brandId}, ${provider}, line.*
    from unnest(
      ${of("lineNo")}::int[], ${of("direction")}::text[], ${of("number")}::text[],
      ${of("units")}::bigint[], ${of("currency")}::text[],
      ${of("at").map((at) => at.toString())}::timestamptz[], ${of("day")}::date[],
      ${of("payer")}::text[]
    ) as line
    on conflict do nothing`);
}

/** Takes what more was paid of lines that are stored; they are matched again. */
export async function growLines(
  tx: Tx,
  { brandId, provider }: Of,
  lines: readonly StatementLine[],
): Promise<void> {
  const of = <Name extends keyof StatementLine>(name: Name) => lines.map((one) => one[name]);
  await tx.run(sql`
    with grown as (
      update statement_line known
      set units = told.units, state = 'OPEN', movement = null, matched_by = null
      from unnest(
        ${of("direction")}::text[], ${of("number")}::text[], ${of("units")}::bigint[],
        ${of("currency")}::text[]
      ) as told (direction, number, units, currency)
      where known.brand_id = ${brandId}
        and known.provider = ${provider}
        and known.direction = told.direction
        and known.number = told.number
        and known.currency = told.currency
        and known.units < told.units
      returning known.id
    )
    update reconciliation_difference d
    set state = 'FOUND', settled_at = now()
    from grown
    where d.line = grown.id and d.state = 'OPEN'`);
}

/**
 * Of some lines, the first that is stored with another amount, where it may not have
 * grown to this one, or another currency.
 */
export function selectChanged(
  tx: Tx,
  { brandId, provider }: Of,
  lines: readonly StatementLine[],
  mayGrow: boolean,
): Promise<{ lineNo: number; number: string; file: string }[]> {
  const of = <Name extends keyof StatementLine>(name: Name) => lines.map((one) => one[name]);
  return tx.rows(sql`
    select told.line_no as "lineNo", known.number, statement.file
    from unnest(
      ${of("lineNo")}::int[], ${of("direction")}::text[], ${of("number")}::text[],
      ${of("units")}::bigint[], ${of("currency")}::text[]
    ) as told (line_no, direction, number, units, currency)
    join statement_line known
      on known.brand_id = ${brandId}
      and known.provider = ${provider}
      and known.direction = told.direction
      and known.number = told.number
    join statement on statement.id = known.statement
    where known.currency <> told.currency
      or known.units > told.units
      or (known.units < told.units and not ${mayGrow})
    order by told.line_no limit 1`);
}

/** Counts what was read into a statement. */
export async function setCounts(
  tx: Tx,
  { id }: Statement,
  lines: number,
  added: number,
): Promise<Statement> {
  const row = await tx.row<Statement>(sql`
    update statement set lines = ${lines}, added = ${added} where id = ${id} returning ${COLUMNS}`);
  if (!row) throw new Error(`Statement ${id} is gone`);
  return row;
}

/** Ends the warnings that a statement of these days is missing. */
export async function endWarnings(
  tx: Tx,
  { brandId, provider }: Of,
  fromDay: string,
  toDay: string,
): Promise<void> {
  await tx.run(sql`
    update reconciliation_difference
    set state = 'FOUND', settled_at = now()
    where brand_id = ${brandId}
      and provider = ${provider}
      and kind = 'NO_STATEMENT'
      and state = 'OPEN'
      and day between ${fromDay}::date and ${toDay}::date`);
}

/** A page of a brand's statements, newest first, and one more where there is another. */
export function pageStatements(
  tx: Tx,
  brandId: bigint,
  limit: number,
  offset: number,
): Promise<Statement[]> {
  return tx.rows(sql`
    select ${COLUMNS} from statement
    where brand_id = ${brandId}
    order by id desc limit ${limit + 1} offset ${offset}`);
}

export async function upsertMapping(
  tx: Tx,
  { brandId, provider }: Of,
  mapping: StatementMapping,
  by: string,
): Promise<void> {
  await tx.run(sql`
    insert into statement_mapping (brand_id, provider, mapping, changed_by)
    values (${brandId}, ${provider}, ${JSON.stringify(mapping)}::jsonb, ${by})
    on conflict (brand_id, provider) do update set
      mapping = excluded.mapping,
      changed_by = excluded.changed_by,
      changed_at = now()
    where statement_mapping.mapping is distinct from excluded.mapping`);
}

/** How a brand's statements of each provider were read last. */
export function selectMappings(
  tx: Tx,
  brandId: bigint,
): Promise<{ provider: StatementProvider; mapping: unknown }[]> {
  return tx.rows(sql`select provider, mapping from statement_mapping where brand_id = ${brandId}`);
}
