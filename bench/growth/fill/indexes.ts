import type { Database } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** Statements that rebuild the dropped indexes. */
export type Taken = readonly string[];

/**
 * Drops the indexes of some tables: sorting millions of rows once is faster than inserting each
 * into an index.
 */
export async function takeIndexes(db: Database, tables: readonly string[]): Promise<Taken> {
  const constraints = await db.rows<{ name: string; relation: string; definition: string }>(sql`
    select conname as name, conrelid::regclass::text as relation,
      pg_get_constraintdef(oid) as definition
    from pg_constraint
    where conrelid = any (${tables}::regclass[])
      and contype in ('p', 'u')
      and not exists (
        select from pg_constraint f
        where f.contype = 'f'
          and f.confrelid = pg_constraint.conrelid
          and f.conindid = pg_constraint.conindid
      )`);
  const plain = await db.rows<{ name: string; definition: string }>(sql`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index
    where indrelid = any (${tables}::regclass[])
      and not exists (select from pg_constraint where conindid = indexrelid)`);
  for (const { name, relation } of constraints)
    await db.run({ text: `alter table ${relation} drop constraint ${name}`, values: [] });
  for (const { name } of plain) await db.run({ text: `drop index ${name}`, values: [] });
  return [
    ...constraints.map(
      ({ name, relation, definition }) =>
        `alter table ${relation} add constraint ${name} ${definition}`,
    ),
    ...plain.map(({ definition }) => definition),
  ];
}

export async function putIndexes(db: Database, taken: Taken): Promise<void> {
  for (const statement of taken) await db.run({ text: statement, values: [] });
}
