import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

export interface Table {
  /** As SQL names it, schema and quotes included. */
  readonly name: string;
  /** Quoted; those that are computed from others are left out. */
  readonly columns: readonly string[];
}

/** Every table that holds rows, in every schema that isn't the server's. */
export function tablesOf(tx: Tx): Promise<Table[]> {
  return tx.rows<Table>(sql`
    select format('%I.%I', space.nspname, class.relname) as name,
      array_agg(quote_ident(attname) order by attnum) as columns
    from pg_class class
    join pg_namespace space on space.oid = relnamespace
    join pg_attribute attribute on attrelid = class.oid
    where relkind = 'r'
      and space.nspname <> 'information_schema'
      and space.nspname not like 'pg\_%'
      and attnum > 0
      and not attisdropped
      and attgenerated = ''
    group by 1
    order by 1`);
}
