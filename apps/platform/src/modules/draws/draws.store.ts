import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

interface NewSeed {
  readonly label: string;
  readonly commitment: string;
  readonly sealed: Buffer;
}

/** Adds seeds; a draw that already has one keeps it. */
export async function insertSeeds(tx: Tx, seeds: readonly NewSeed[]): Promise<void> {
  await tx.run(sql`
    insert into draw_seed (label, commitment, sealed)
    select * from unnest(
      ${seeds.map(({ label }) => label)}::text[],
      ${seeds.map(({ commitment }) => commitment)}::text[],
      ${seeds.map(({ sealed }) => sealed)}::bytea[]
    )
    on conflict do nothing`);
}

export async function selectCommitments(
  tx: Tx,
  labels: readonly string[],
): Promise<Map<string, string>> {
  const rows = await tx.rows<{ label: string; commitment: string }>(
    sql`select label, commitment from draw_seed where label = any(${labels}::text[])`,
  );
  return new Map(rows.map(({ label, commitment }) => [label, commitment]));
}

/**
 * Opens a seed for the entropy unless it is already open, and returns the entropy it is open for;
 * undefined when there is no such draw.
 */
export function markOpened(
  tx: Tx,
  label: string,
  entropy: string,
): Promise<{ entropy: string; sealed: Buffer } | undefined> {
  return tx.row(sql`
    update draw_seed
    set entropy = coalesce(entropy, ${entropy}), opened_at = coalesce(opened_at, clock_timestamp())
    where label = ${label}
    returning entropy, sealed`);
}
