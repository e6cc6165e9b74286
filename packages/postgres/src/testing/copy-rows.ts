import { connect, type Tx } from "../database.ts";

interface Table {
  readonly name: string;
  readonly columns: string;
}

/** Every table of the schema "public" with its writable columns, both quoted. */
const TABLES = `
  select quote_ident(c.relname) as name,
    string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attnum > 0
    and not a.attisdropped and a.attgenerated = ''
  group by c.relname`;
const SEQUENCES =
  "select quote_ident(sequencename) as name, last_value as at from pg_sequences " +
  "where schemaname = 'public' and last_value is not null";
const NO_LIMIT_MS = 120_000;

/**
 * Copies a database's content into another one of the same schema, as restoring a dump does: rows
 * and sequences, without firing triggers, and without the server's own statistics. Uses SQL only,
 * because npm's servers come without pg_dump.
 */
export async function copyRows(fromUrl: string, toUrl: string): Promise<void> {
  const [from, to] = [fromUrl, toUrl].map((url) =>
    connect(url, { connections: 1, statementTimeoutMs: NO_LIMIT_MS }),
  );
  if (!from || !to) throw new Error("Two databases");
  const tables = await from.rows<Table>(plain(TABLES));
  const sequences = await from.rows<{ name: string; at: bigint }>(plain(SEQUENCES));
  const contents: ({ rows: string | null } | undefined)[] = [];
  for (const { name, columns } of tables)
    contents.push(
      await from.row<{ rows: string | null }>(
        plain(`select json_agg(t)::text as rows from (select ${columns} from ${name}) t`),
      ),
    );
  await to.inTransaction(async (tx) => {
    await tx.run(plain("set local session_replication_role = replica"));
    await tx.run(plain(`truncate ${tables.map(({ name }) => name).join(", ")}`));
    for (const [at, table] of tables.entries())
      await insertAll(tx, table, contents[at]?.rows ?? "[]");
    for (const { name, at } of sequences) await tx.run(plain(`select setval('${name}', ${at})`));
  });
  await Promise.all([from.close(), to.close()]);
}

async function insertAll(tx: Tx, { name, columns }: Table, rows: string): Promise<void> {
  await tx.run({
    text: `
      insert into ${name} (${columns}) overriding system value
      select ${columns} from json_populate_recordset(null::${name}, $1::json)`,
    values: [rows],
  });
}

function plain(text: string) {
  return { text, values: [] };
}
