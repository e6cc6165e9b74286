import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { Vendor, VendorWallet } from "../catalogue.ts";

const columns = sql`
  id, slug, vassalage, name, dialect, active, games_url as "gamesUrl",
  rolled_back_unknown as "rolledBackUnknown", logo_url as "logoUrl", opens_in as "opensIn",
  wallet`;

export interface NewVendor {
  readonly slug: string;
  readonly vassalage: string;
  readonly name: string;
  readonly dialect: Vendor["dialect"];
  readonly gamesUrl: string | null;
  /** Missing: seamless. */
  readonly wallet?: VendorWallet;
}

export interface VendorKey {
  readonly id: number;
  readonly vendorId: number;
  readonly publicKey: string | null;
  readonly sealedSecret: Buffer | null;
  readonly fingerprint: string;
  readonly addedAt: Temporal.Instant;
  readonly retiredAt: Temporal.Instant | null;
}

/** Every vendor, in the order of the vendors' strip. There are dozens, never thousands. */
export function selectVendors(tx: Tx): Promise<Vendor[]> {
  return tx.rows(sql`select ${columns} from vendor order by sort_order, id`);
}

/** Vendors with a wallet of their own; also those that are off, whose wallets may hold money. */
export async function selectTransferVendors(tx: Tx): Promise<Vendor[]> {
  return (await selectVendors(tx)).filter(({ wallet }) => wallet === "transfer");
}

export function selectVendor(tx: Tx, slug: string): Promise<Vendor | undefined> {
  return tx.row(sql`select ${columns} from vendor where slug = ${slug}`);
}

/** What the specification calls a vendor by; empty for none. */
export async function selectVassalage(tx: Tx, id: number): Promise<string> {
  const row = await tx.row<{ vassalage: string }>(
    sql`select vassalage from vendor where id = ${id}`,
  );
  return row?.vassalage ?? "";
}

/**
 * The vendor's row, locked until the transaction ends, so that changes of its keys run one after
 * the other.
 */
export function lockVendor(tx: Tx, id: number): Promise<Vendor | undefined> {
  return tx.row(sql`select ${columns} from vendor where id = ${id} for update`);
}

/** Undefined when the slug is taken. */
export function insertVendor(tx: Tx, vendor: NewVendor): Promise<Vendor | undefined> {
  return tx.row(sql`
    insert into vendor (slug, vassalage, name, dialect, games_url, wallet, opens_in)
    values (
      ${vendor.slug}, ${vendor.vassalage}, ${vendor.name}, ${vendor.dialect}, ${vendor.gamesUrl},
      ${vendor.wallet ?? "seamless"}, ${vendor.wallet === "transfer" ? "game" : "seamless"}
    )
    on conflict (slug) do nothing
    returning ${columns}`);
}

export function updateVendorUrl(tx: Tx, id: number, gamesUrl: string): Promise<number> {
  return tx.run(sql`
    update vendor set games_url = ${gamesUrl}
    where id = ${id} and games_url is distinct from ${gamesUrl}`);
}

export function updateVendorActive(tx: Tx, id: number, active: boolean): Promise<number> {
  return tx.run(sql`update vendor set active = ${active} where id = ${id} and active <> ${active}`);
}

export async function updateVendor(
  tx: Tx,
  id: number,
  {
    name,
    logoUrl,
    rolledBackUnknown,
    opensIn,
  }: Pick<Vendor, "name" | "logoUrl" | "rolledBackUnknown" | "opensIn">,
): Promise<void> {
  await tx.run(sql`
    update vendor
    set name = ${name},
      logo_url = ${logoUrl},
      rolled_back_unknown = ${rolledBackUnknown},
      opens_in = ${opensIn}
    where id = ${id}`);
}

/** Puts a vendor at a place among all of them, counted from 1, and renumbers them. */
export async function moveVendorRow(tx: Tx, id: number, place: number): Promise<void> {
  // Concurrent reorderings run one after the other.
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended('order of vendors', 0))`);
  await tx.run(sql`
    with
      others as (
        select id, row_number() over (order by sort_order, id) as n from vendor where id <> ${id}
      ),
      placed as (
        select id, case when n < ${place} then n else n + 1 end as n from others
        union all
        select ${id}, least(${place}::bigint, (select count(*) from vendor))
      )
    update vendor set sort_order = placed.n
    from placed
    where vendor.id = placed.id and vendor.sort_order <> placed.n`);
}

/** Keys of one vendor, or of all, retired ones included, oldest first. */
export function selectKeys(tx: Tx, vendorId: number | null = null): Promise<VendorKey[]> {
  return tx.rows(sql`
    select id, vendor_id as "vendorId", public_key as "publicKey", sealed_secret as "sealedSecret",
      fingerprint, added_at as "addedAt", retired_at as "retiredAt"
    from vendor_key
    where ${vendorId}::int is null or vendor_id = ${vendorId}
    order by id`);
}

/** False when the vendor has already had this key. */
export async function insertKey(
  tx: Tx,
  key: {
    vendorId: number;
    publicKey: string | null;
    sealedSecret: Buffer | null;
    fingerprint: string;
  },
): Promise<boolean> {
  const inserted = await tx.run(sql`
    insert into vendor_key (vendor_id, public_key, sealed_secret, fingerprint)
    values (${key.vendorId}, ${key.publicKey}, ${key.sealedSecret}, ${key.fingerprint})
    on conflict do nothing`);
  return inserted === 1;
}

export function retireKeyRow(tx: Tx, vendorId: number, keyId: number): Promise<number> {
  return tx.run(sql`
    update vendor_key set retired_at = now()
    where id = ${keyId} and vendor_id = ${vendorId} and retired_at is null`);
}

/** Notifies every process that its cache of the catalogue is stale. */
export async function bumpVersion(tx: Tx): Promise<void> {
  await tx.run(sql`update catalogue_version set version = version + 1`);
}

export async function selectVersion(tx: Tx): Promise<bigint> {
  // Runs with every request, so it is prepared.
  const { text, values } = sql`select version from catalogue_version`;
  const row = await tx.row<{ version: bigint }>({ text, values, name: "catalogue version" });
  return row?.version ?? 0n;
}
