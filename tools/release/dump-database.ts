import { connect, type Tx } from "@perya/postgres";
import { raw, sql } from "@perya/postgres/sql";
import { createHash } from "node:crypto";
import { glob, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { tablesOf, type Table } from "./tables.ts";

const MIGRATIONS = "apps/*/src/**/migrations/*.sql";
const ROWS_AT_ONCE = 200;
const STATEMENT_TIMEOUT_MS = 60_000;

/** The first line of a dump. */
export interface About {
  /** The migrations the database has had, with the hash of each file as it was then. */
  readonly migrations: Readonly<Record<string, string>>;
}

/** The path of every migration of the checkout, by its name. */
export async function migrationFiles(root: string): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  for await (const file of glob(MIGRATIONS, {
    cwd: root,
    exclude: (path) => path.includes("node_modules"),
  }))
    files.set(basename(file, ".sql"), join(root, file));
  return files;
}

export async function hashOf(path: string): Promise<string> {
  return createHash("sha256")
    .update(await readFile(path))
    .digest("hex");
}

/**
 * The rows of a database as SQL, read in one snapshot, for a database with the same migrations.
 * pg_dump is not used: npm does not install it, and a system's pg_dump is often older than the
 * server.
 */
export async function dumpDatabase(url: string, root: string): Promise<string> {
  const db = connect(url, { connections: 1, statementTimeoutMs: STATEMENT_TIMEOUT_MS });
  try {
    return await db.inTransaction(async (tx) => {
      await tx.run(sql`set transaction isolation level repeatable read`);
      await tx.run(sql`set local timezone = 'UTC'`);
      const parts = [`-- ${JSON.stringify(await about(tx, root))}`];
      for (const table of await tablesOf(tx)) parts.push(...(await insertsOf(tx, table)));
      return `${[...parts, ...(await sequences(tx))].join("\n")}\n`;
    });
  } finally {
    await db.close();
  }
}

async function about(tx: Tx, root: string): Promise<About> {
  const files = await migrationFiles(root);
  const had = await tx.rows<{ name: string }>(sql`select name from schema_migration order by id`);
  const hashes = had.map(async ({ name }) => [name, await hashOf(files.get(name) ?? "")] as const);
  return { migrations: Object.fromEntries(await Promise.all(hashes)) };
}

async function insertsOf(tx: Tx, { name, columns }: Table): Promise<string[]> {
  const values = columns.map((column) => `quote_nullable(${column}::text)`).join(", ");
  const rows = await tx.rows<{ row: string }>(sql`
    select concat('(', concat_ws(',', ${raw(values)}), ')') as row
    from ${raw(name)}
    order by ctid`);
  const batches = Array.from({ length: Math.ceil(rows.length / ROWS_AT_ONCE) }, (_, at) =>
    rows.slice(at * ROWS_AT_ONCE, (at + 1) * ROWS_AT_ONCE),
  );
  const into = `insert into ${name} (${columns.join(", ")}) overriding system value values`;
  return batches.map((batch) => `${into}\n${batch.map(({ row }) => row).join(",\n")};`);
}

async function sequences(tx: Tx): Promise<string[]> {
  const found = await tx.rows<{ text: string }>(sql`
    select format(
      'select setval(%L, %s);', format('%I.%I', schemaname, sequencename), last_value
    ) as text
    from pg_sequences
    where last_value is not null
    order by 1`);
  return found.map(({ text }) => text);
}
