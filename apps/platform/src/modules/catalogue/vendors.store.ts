import { sql, type Tx } from "@perya/postgres";
import type { Vendor } from "./catalogue.ts";

const columns = sql`id, slug, vassalage, name, dialect, active, games_url as "gamesUrl", rolled_back_unknown as "rolledBackUnknown"`;

export interface NewVendor {
  readonly slug: string;
  readonly vassalage: string;
  readonly name: string;
  readonly dialect: Vendor["dialect"];
  readonly gamesUrl: string | null;
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

/** Every vendor. There are dozens, never thousands. */
export function selectVendors(tx: Tx): Promise<Vendor[]> {
  return tx.rows(sql`select ${columns} from vendor order by id`);
}

export function selectVendor(tx: Tx, slug: string): Promise<Vendor | undefined> {
  return tx.row(sql`select ${columns} from vendor where slug = ${slug}`);
}

/** The vendor's row, held until the transaction ends, so that two changes of its keys come one after the other. */
export function lockVendor(tx: Tx, id: number): Promise<Vendor | undefined> {
  return tx.row(sql`select ${columns} from vendor where id = ${id} for update`);
}

/** Undefined when the slug is taken. */
export function insertVendor(tx: Tx, vendor: NewVendor): Promise<Vendor | undefined> {
  return tx.row(sql`
    insert into vendor (slug, vassalage, name, dialect, games_url)
    values (${vendor.slug}, ${vendor.vassalage}, ${vendor.name}, ${vendor.dialect}, ${vendor.gamesUrl})
    on conflict (slug) do nothing returning ${columns}`);
}

export function updateVendorUrl(tx: Tx, id: number, gamesUrl: string): Promise<number> {
  return tx.run(sql`update vendor set games_url = ${gamesUrl} where id = ${id} and games_url is distinct from ${gamesUrl}`);
}

export function updateVendorActive(tx: Tx, id: number, active: boolean): Promise<number> {
  return tx.run(sql`update vendor set active = ${active} where id = ${id} and active <> ${active}`);
}

export async function updateRolledBackUnknown(tx: Tx, id: number, on: boolean): Promise<void> {
  await tx.run(sql`update vendor set rolled_back_unknown = ${on} where id = ${id}`);
}

/** Keys of one vendor, or of all, retired ones included, oldest first. */
export function selectKeys(tx: Tx, vendorId: number | null = null): Promise<VendorKey[]> {
  return tx.rows(sql`
    select id, vendor_id as "vendorId", public_key as "publicKey", sealed_secret as "sealedSecret", fingerprint, added_at as "addedAt", retired_at as "retiredAt"
    from vendor_key where ${vendorId}::int is null or vendor_id = ${vendorId} order by id`);
}

/** False when the vendor has had this very key before. */
export async function insertKey(
  tx: Tx,
  key: { vendorId: number; publicKey: string | null; sealedSecret: Buffer | null; fingerprint: string },
): Promise<boolean> {
  const inserted = await tx.run(sql`
    insert into vendor_key (vendor_id, public_key, sealed_secret, fingerprint)
    values (${key.vendorId}, ${key.publicKey}, ${key.sealedSecret}, ${key.fingerprint}) on conflict do nothing`);
  return inserted === 1;
}

export function retireKeyRow(tx: Tx, vendorId: number, keyId: number): Promise<number> {
  return tx.run(sql`update vendor_key set retired_at = now() where id = ${keyId} and vendor_id = ${vendorId} and retired_at is null`);
}

/** Tells every process that what it remembers of the catalogue is old. */
export async function bumpVersion(tx: Tx): Promise<void> {
  await tx.run(sql`update catalogue_version set version = version + 1`);
}

export async function selectVersion(tx: Tx): Promise<bigint> {
  const row = await tx.row<{ version: bigint }>(sql`select version from catalogue_version`);
  return row?.version ?? 0n;
}
