import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { Brand } from "./brands.ts";

const BRAND = sql`id, host, name, real_money as "realMoney", currency, country, zone, minimum_age as "minimumAge"`;

/** A brand by its number. */
export function selectBrandById(tx: Tx, id: bigint): Promise<Brand | undefined> {
  return tx.row(sql`select ${BRAND} from brand where id = ${id}`);
}

/** The brand of a host, else the one for every host. */
export async function selectBrand(tx: Tx, host: string): Promise<Brand> {
  const brand = await tx.row<Brand>(sql`
    select ${BRAND} from brand where host in (${host}, '*') order by host = '*' limit 1`);
  if (!brand) throw new Error("No brand answers for every host");
  return brand;
}

/** One brand, or all of them for null, in the order they were made. */
export function selectBrands(tx: Tx, id: bigint | null): Promise<Brand[]> {
  return tx.rows(
    sql`select ${BRAND} from brand where ${id}::bigint is null or id = ${id} order by id`,
  );
}
