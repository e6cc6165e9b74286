import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { Document, DocumentFile, Kind, Proof, Reason, State, Typed } from "./document.ts";
import type { Hits } from "./screening/screening.ts";
import type { SealedNumber } from "./number-of.ts";

const DOCUMENT = sql`
  id, public_id as "publicId", player_id as player, brand_id as "brandId", kind, proof, state,
  number_sealed as "numberSealed", number_mark as "numberMark", full_name as "fullName",
  birth_date::text as "birthDate", expires_on::text as "expiresOn", details,
  uploaded_at as "uploadedAt", decided_at as "decidedAt", decided_by as "decidedBy", reason, note,
  hits, hits_total as "hitsTotal", hits_cleared_by as "hitsClearedBy",
  hits_cleared_reason as "hitsClearedReason"`;

/** A new document. */
interface NewDocument extends Omit<Typed, "number"> {
  readonly publicId: string;
  readonly player: bigint;
  readonly brandId: bigint;
  readonly key: string;
  readonly kind: Kind;
  readonly number: SealedNumber | null;
}

/** Writes a document; undefined when another one of its proof waits, or its key is used. */
export function insertDocument(tx: Tx, made: NewDocument): Promise<Document | undefined> {
  const { publicId, player, brandId, key, kind, number, ...typed } = made;
  return tx.row(sql`
    insert into player_document (
      public_id, player_id, brand_id, key, kind, number_sealed, number_mark, full_name, birth_date,
      expires_on, details
    )
    values (
      ${publicId}, ${player}, ${brandId}, ${key}, ${kind}, ${number?.sealed ?? null},
      ${number?.mark ?? null}, ${typed.fullName}, ${typed.birthDate}, ${typed.expiresOn},
      ${typed.details}
    )
    on conflict do nothing
    returning ${DOCUMENT}`);
}

export function selectByKey(tx: Tx, player: bigint, key: string): Promise<Document | undefined> {
  return tx.row(sql`
    select ${DOCUMENT} from player_document where player_id = ${player} and key = ${key}`);
}

/** How many documents a player sent within 24 hours. */
export async function countLately(tx: Tx, player: bigint): Promise<number> {
  const row = await tx.row<{ n: bigint }>(sql`
    select count(*) as n from player_document
    where player_id = ${player} and uploaded_at > now() - interval '24 hours'`);
  return Number(row?.n ?? 0n);
}

/** A player's documents, the newest first. */
export function selectOfPlayer(tx: Tx, player: bigint, most: number): Promise<Document[]> {
  return tx.rows(sql`
    select ${DOCUMENT} from player_document
    where player_id = ${player} order by id desc limit ${most}`);
}

/** A document that staff of a brand may see, or of the house for null. */
export function selectForStaff(
  tx: Tx,
  brandId: bigint | null,
  publicId: string,
): Promise<Document | undefined> {
  return tx.row(sql`
    select ${DOCUMENT} from player_document
    where public_id = ${publicId} and (${brandId}::bigint is null or brand_id = ${brandId})`);
}

/** The same, locked until the transaction ends. */
export function lockForStaff(
  tx: Tx,
  brandId: bigint | null,
  publicId: string,
): Promise<Document | undefined> {
  return tx.row(sql`
    select ${DOCUMENT} from player_document
    where public_id = ${publicId} and (${brandId}::bigint is null or brand_id = ${brandId})
    for update`);
}

/** Holds all changes of what a player proves until the transaction ends. */
export async function lockProofs(tx: Tx, player: bigint): Promise<void> {
  await tx.run(sql`
    select pg_advisory_xact_lock(hashtextextended('proofs ' || ${player}::int8, 0))`);
}

/** A document that was uploaded, locked until the transaction ends; undefined in another state. */
export function lockUploaded(tx: Tx, id: bigint): Promise<Document | undefined> {
  return tx.row(sql`
    select ${DOCUMENT} from player_document where id = ${id} and state = 'UPLOADED' for update`);
}

/** Lets a document be checked by staff, with the listed persons whom its player may be. */
export async function updateChecking(tx: Tx, id: bigint, found: Hits | null): Promise<void> {
  await tx.run(sql`
    update player_document
    set state = 'CHECKING',
      hits = ${found && JSON.stringify(found.hits)}::jsonb,
      hits_total = ${found?.total ?? null}
    where id = ${id}`);
}

/** A document that names a person and is being checked or approved, locked. */
export function lockNamed(tx: Tx, id: bigint): Promise<Document | undefined> {
  return tx.row(sql`
    select ${DOCUMENT} from player_document
    where id = ${id} and proof = 'IDENTITY' and state in ('CHECKING', 'APPROVED')
    for update`);
}

/** Writes whom the player of a document may be, and whether staff said that they are others. */
export async function updateHits(
  tx: Tx,
  id: bigint,
  { hits, hitsTotal, hitsClearedBy, hitsClearedReason }: Document,
): Promise<void> {
  await tx.run(sql`
    update player_document
    set hits = ${JSON.stringify(hits)}::jsonb,
      hits_total = ${hitsTotal},
      hits_cleared_by = ${hitsClearedBy},
      hits_cleared_reason = ${hitsClearedReason}
    where id = ${id}`);
}

/** Notes that the listed persons are others than the player. */
export async function updateCleared(
  tx: Tx,
  id: bigint,
  { by, reason }: { readonly by: string; readonly reason: string },
): Promise<void> {
  await tx.run(sql`
    update player_document set hits_cleared_by = ${by}, hits_cleared_reason = ${reason}
    where id = ${id}`);
}

/** How a document's check ends. */
export interface Decided {
  readonly state: Extract<State, "APPROVED" | "REJECTED">;
  readonly by: string;
  readonly reason: Reason | null;
  readonly note: string | null;
}

export async function updateDecided(tx: Tx, id: bigint, decided: Decided): Promise<void> {
  await tx.run(sql`
    update player_document
    set state = ${decided.state},
      decided_at = now(),
      decided_by = ${decided.by},
      reason = ${decided.reason},
      note = ${decided.note}
    where id = ${id}`);
}

/** Other players' documents with the same number, the newest first. */
export function selectSameNumber(
  tx: Tx,
  { numberMark, player }: Pick<Document, "numberMark" | "player">,
  brandId: bigint | null,
  most: number,
): Promise<{ player: bigint; publicId: string }[]> {
  if (numberMark === null) return Promise.resolve([]);
  return tx.rows(sql`
    select player_id as player, public_id as "publicId" from player_document
    where number_mark = ${numberMark}
      and player_id <> ${player}
      and (${brandId}::bigint is null or brand_id = ${brandId})
    order by id desc limit ${most}`);
}

/** What a player's approved documents prove. */
export async function selectProven(tx: Tx, player: bigint): Promise<ReadonlySet<Proof>> {
  const rows = await tx.rows<{ proof: Proof }>(sql`
    select distinct proof from player_document
    where player_id = ${player} and state = 'APPROVED'`);
  return new Set(rows.map(({ proof }) => proof));
}

/** Notes a file before it is kept, so that one without a document is found and removed. */
export async function insertFile(
  tx: Tx,
  { name, place, kind, bytes }: DocumentFile,
): Promise<void> {
  await tx.run(sql`
    insert into player_document_file (name, place, kind, bytes)
    values (${name}, ${place}, ${kind}, ${bytes})`);
}

/** Gives files to their document. */
export async function updateFiles(tx: Tx, document: bigint, names: readonly string[]) {
  await tx.run(sql`
    update player_document_file set document_id = ${document}
    where name = any (${names}::text[])`);
}

export function selectFiles(tx: Tx, document: bigint): Promise<DocumentFile[]> {
  return tx.rows(sql`
    select name, place, kind, bytes from player_document_file
    where document_id = ${document} order by place`);
}

/** Files that got no document within a day, the oldest first. */
export async function selectLeft(tx: Tx, most: number): Promise<string[]> {
  const rows = await tx.rows<{ name: string }>(sql`
    select name from player_document_file
    where document_id is null and made_at < now() - interval '1 day'
    order by made_at limit ${most}`);
  return rows.map(({ name }) => name);
}

export async function deleteFiles(tx: Tx, names: readonly string[]): Promise<void> {
  await tx.run(sql`
    delete from player_document_file
    where document_id is null and name = any (${names}::text[])`);
}
