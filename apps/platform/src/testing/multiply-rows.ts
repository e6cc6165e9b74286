import { join, raw, sql, type Sql } from "@perya/postgres/sql";
import type { TestDatabase } from "@perya/postgres/testing";

/**
 * How each copy of a row differs from it: SQL by column, in which `nth` is the number of the copy.
 */
export type Changes = Readonly<Record<string, string>>;

/** A public id of the same kind as the row's own. */
export const PUBLIC_ID = "split_part(t.public_id, '_', 1) || '_' || lpad(nth::text, 20, '0')";

/**
 * Copies the rows of a table that `where` finds. Keys to other tables and triggers don't hold
 * meanwhile, so a copy may come before what it belongs to.
 */
export async function multiplyRows(
  db: TestDatabase,
  table: string,
  where: Sql,
  copies: number,
  changes: Changes,
): Promise<void> {
  await db.inTransaction(async (tx) => {
    await tx.run(sql`set local session_replication_role = replica`);
    const columns = await tx.rows<{ name: string }>(sql`
      select column_name as name from information_schema.columns
      where table_name = ${table} and table_schema = 'public' and is_generated = 'NEVER'`);
    const names = columns.map(({ name }) => raw(`"${name}"`));
    const changed = Object.entries(changes).map(
      ([column, value]) => sql`${column}::text, ${raw(value)}`,
    );
    await tx.run(sql`
      insert into ${raw(table)} (${join(names)}) overriding system value
      select ${join(names.map((name) => sql`(copy).${name}`))}
      from (
        select jsonb_populate_record(
          null::${raw(table)},
          to_jsonb(t) || jsonb_build_object(${join(changed)})
        ) as copy
        from ${raw(table)} t, generate_series(1, ${copies}::int) nth
        where ${where}
      ) made`);
  });
}
