import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { MailKind } from "../inbox.ts";

/** The kinds of messages that a player wants by mail too. */
export async function selectMailed(tx: Tx, player: bigint): Promise<ReadonlySet<MailKind>> {
  const rows = await tx.rows<{ kind: MailKind }>(
    sql`select kind from inbox_mail where player = ${player} order by kind`,
  );
  return new Set(rows.map(({ kind }) => kind));
}

/** Replaces them. */
export async function writeMailed(
  tx: Tx,
  player: bigint,
  kinds: readonly MailKind[],
): Promise<void> {
  await tx.run(
    sql`delete from inbox_mail where player = ${player} and kind <> all (${kinds}::text[])`,
  );
  await tx.run(sql`
    insert into inbox_mail (player, kind)
    select ${player}, kind from unnest(${kinds}::text[]) as one (kind)
    on conflict do nothing`);
}

/** Those of some players who want a kind of message by mail too. */
export async function selectMailedAmong(
  tx: Tx,
  kind: MailKind,
  players: readonly bigint[],
): Promise<ReadonlySet<bigint>> {
  const rows = await tx.rows<{ player: bigint }>(sql`
    select player from inbox_mail where kind = ${kind} and player = any (${players}::int8[])`);
  return new Set(rows.map(({ player }) => player));
}
