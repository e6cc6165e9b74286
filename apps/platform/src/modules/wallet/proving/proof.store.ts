import { giveTime, type Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import { groundFromJson, groundToJson, type AccountSums, type Ground } from "./proof.ts";

/** Each statement of a proof: an hour, for a ledger of any size. */
const PROOF_STATEMENT_MS = 3_600_000;

/** Everything a proof reads is of one moment, however long it takes. */
export async function readOneMoment(tx: Tx): Promise<{ at: Temporal.Instant; horizon: bigint }> {
  await tx.run(sql`set transaction isolation level repeatable read, read only`);
  await giveTime(tx, PROOF_STATEMENT_MS);
  const row = await tx.row<{ at: Temporal.Instant; horizon: string }>(
    sql`select clock_timestamp() as at, wallet_horizon()::text as horizon`,
  );
  if (!row) throw new Error("No snapshot");
  return { at: row.at, horizon: BigInt(row.horizon) };
}

/** What the account rows say, by book. */
export function sumAccounts(tx: Tx): Promise<AccountSums[]> {
  return tx.rows(sql`
    select currency, book, sum(cash) as cash, sum(held) as held, sum(owed) as owed
    from wallet_account
    group by currency, book
    order by currency, book`);
}

export function selectHouseAccounts(
  tx: Tx,
): Promise<{ id: number; name: string; currency: string; book: string }[]> {
  return tx.rows(sql`select id, name, currency, book from wallet_house order by name`);
}

export async function lastCheckpoint(
  tx: Tx,
): Promise<{ at: Temporal.Instant; ground: Ground } | undefined> {
  const row = await tx.row<{ at: Temporal.Instant; proof: Parameters<typeof groundFromJson>[0] }>(
    sql`select at, proof from wallet_checkpoint order by id desc limit 1`,
  );
  return row && { at: row.at, ground: groundFromJson(row.proof) };
}

export async function insertCheckpoint(tx: Tx, ground: Ground): Promise<void> {
  await tx.run(sql`insert into wallet_checkpoint (proof) values (${groundToJson(ground)}::jsonb)`);
}

/**
 * Forgets the checkpoints for which a newer one stands: of each day the last one is kept for a
 * year, and the very last one for good.
 */
export async function forgetCheckpoints(tx: Tx): Promise<void> {
  await tx.run(
    sql`delete from wallet_checkpoint where wallet_checkpoint_is_superseded(wallet_checkpoint)`,
  );
}

/**
 * Whether the books were last verified so many milliseconds ago or more, by the database's clock,
 * or never.
 */
export async function isProofDue(tx: Tx, everyMs: number): Promise<boolean> {
  const row = await tx.row(sql`
    select from wallet_last_proof
    where at > clock_timestamp() - make_interval(secs => ${everyMs / 1_000}::float8)`);
  return row === undefined;
}

/** Keeps what a proof came to. Of two at once the later moment counts. */
export async function upsertLastProof(tx: Tx, proof: LastProof): Promise<void> {
  await tx.run(sql`
    insert into wallet_last_proof (at, green)
    values (${proof.at.toString()}, ${proof.green})
    on conflict (singleton) do update set at = excluded.at, green = excluded.green
    where wallet_last_proof.at <= excluded.at`);
}

/** When the books were last verified and what that came to; undefined before the first time. */
export interface LastProof {
  readonly at: Temporal.Instant;
  readonly green: boolean;
}

export function selectLastProof(tx: Tx): Promise<LastProof | undefined> {
  return tx.row(sql`select at, green from wallet_last_proof`);
}
