import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { Brand, ReachedBrand } from "./brands.ts";

/** The zone of the day that is running. */
const ZONE = sql`
  coalesce(
    (
      select later.zone from brand_zone later
      where later.brand_id = brand.id and later.from_at <= now()
      order by later.from_at desc limit 1
    ),
    zone
  )`;
const BRAND = sql`
  id, host, name, real_money as "realMoney", currency, country, ${ZONE} as zone,
  minimum_age as "minimumAge"`;

/** A brand by its number. */
export function selectBrandById(tx: Tx, id: bigint): Promise<Brand | undefined> {
  return tx.row(sql`select ${BRAND} from brand where id = ${id}`);
}

/** Some brands, by their numbers. */
export async function selectBrandsById(
  tx: Tx,
  ids: readonly bigint[],
): Promise<ReadonlyMap<bigint, Brand>> {
  const rows = await tx.rows<Brand>(
    sql`select ${BRAND} from brand where id = any (${ids}::bigint[])`,
  );
  return new Map(rows.map((brand) => [brand.id, brand]));
}

/** The brand of a host in whatever case, else the one for every host. */
export async function selectBrand(tx: Tx, host: string): Promise<ReachedBrand> {
  const brand = await tx.row<ReachedBrand>(sql`
    select ${BRAND}, at,
      array(
        select other.host from brand_host other
        where other.brand_id = id
        order by other.host <> lower(brand.host), other.host
      ) as hosts
    from (
      select brand_id, host as at from brand_host
      where host in (${host.toLowerCase()}, '*')
      order by host = '*' limit 1
    ) reached
    join brand on id = brand_id`);
  if (!brand) throw new Error("No brand answers for every host");
  return brand;
}

/** The brand that answers at a host, which is `*` for the one that answers at every other. */
export function selectBrandAt(tx: Tx, host: string): Promise<Brand | undefined> {
  return tx.row(sql`
    select ${BRAND} from brand
    where id = (select brand_id from brand_host where host = ${host.toLowerCase()})`);
}

/** The hosts of brands, the main one of each first. */
export async function selectHosts(
  tx: Tx,
  ids: readonly bigint[],
): Promise<ReadonlyMap<bigint, readonly string[]>> {
  const rows = await tx.rows<{ id: bigint; hosts: string[] }>(sql`
    select brand.id,
      array_agg(other.host order by other.host <> lower(brand.host), other.host) as hosts
    from brand
    join brand_host other on other.brand_id = brand.id
    where brand.id = any (${ids}::bigint[])
    group by brand.id`);
  return new Map(rows.map(({ id, hosts }) => [id, hosts]));
}

/** Adds a brand that answers at its main host; undefined when another brand does. */
export async function insertBrand(tx: Tx, brand: Omit<Brand, "id">): Promise<Brand | undefined> {
  const { host, name, realMoney, currency, country, zone, minimumAge } = brand;
  return tx.row<Brand>(sql`
    insert into brand (host, name, real_money, currency, country, zone, minimum_age)
    select ${host}, ${name}, ${realMoney}, ${currency}, ${country}, ${zone}, ${minimumAge}
    where not exists (select from brand_host where host = ${host})
    on conflict (host) do nothing
    returning ${BRAND}`);
}

/** Lets a brand answer at one more host; false when a brand does already. */
export async function insertHost(tx: Tx, brandId: bigint, host: string): Promise<boolean> {
  const added = await tx.run(sql`
    insert into brand_host (host, brand_id) values (${host}, ${brandId})
    on conflict (host) do nothing`);
  return added === 1;
}

/** One brand, or all of them for null, in the order they were made. */
export function selectBrands(tx: Tx, id: bigint | null): Promise<Brand[]> {
  return tx.rows(
    sql`select ${BRAND} from brand where ${id}::bigint is null or id = ${id} order by id`,
  );
}
