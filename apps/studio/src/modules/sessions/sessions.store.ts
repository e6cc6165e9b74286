import type { Tx } from "@perya/postgres";
import { sql, type Sql } from "@perya/postgres/sql";
import type { Conduct } from "./conduct.ts";
import type { Session } from "./sessions.ts";

export interface NewTicket {
  readonly hash: Buffer;
  readonly player: bigint;
  readonly game: string;
  readonly currency: string;
  readonly walletToken: Buffer;
  readonly conduct: Conduct;
  readonly seconds: number;
}

/** The id of the operator's player, made when they are new. */
export async function upsertPlayer(tx: Tx, operator: string, name: string): Promise<bigint> {
  const known = await selectPlayer(tx, operator, name);
  if (known !== undefined) return known;
  await tx.run(sql`
    insert into studio_player (operator, name)
    values (${operator}, ${name})
    on conflict do nothing`);
  const made = await selectPlayer(tx, operator, name);
  if (made === undefined) throw new Error(`No player ${operator}/${name}`);
  return made;
}

/** The id of the operator's player. */
export async function selectPlayer(
  tx: Tx,
  operator: string,
  name: string,
): Promise<bigint | undefined> {
  return (
    await tx.row<{ id: bigint }>(
      sql`select id from studio_player where operator = ${operator} and name = ${name}`,
    )
  )?.id;
}

/** An operator's players as rows (id, name), for statements of other modules. */
export function playersOf(operator: string): Sql {
  return sql`(select id, name from studio_player where operator = ${operator})`;
}

/** Lets one transaction of a player pass at a time. */
export async function lockPlayer(tx: Tx, player: bigint): Promise<void> {
  await tx.run(sql`select 1 from studio_player where id = ${player} for update`);
}

/** Keeps a ticket until it is used or over. */
export async function insertTicket(tx: Tx, ticket: NewTicket): Promise<void> {
  await tx.run(sql`
    insert into launch_ticket (hash, player, game, currency, wallet_token, conduct, expires_at)
    values (
      ${ticket.hash}, ${ticket.player}, ${ticket.game}, ${ticket.currency}, ${ticket.walletToken},
      ${JSON.stringify(ticket.conduct)}::jsonb, now() + ${ticket.seconds} * interval '1 second'
    )`);
}

/** A ticket that can be used, without using it. */
export async function selectTicket(tx: Tx, hash: Buffer): Promise<Omit<Session, "id"> | undefined> {
  return tx.row(sql`
    select t.player, p.name as "user", p.operator, t.game, t.currency,
      t.wallet_token as "walletToken", t.conduct
    from launch_ticket t
    join studio_player p on p.id = t.player
    where t.hash = ${hash} and t.used_at is null and t.expires_at > now()`);
}

/** Uses a ticket. False when another request was faster or it has expired. */
export async function useTicket(tx: Tx, hash: Buffer): Promise<boolean> {
  return (
    (await tx.run(sql`
      update launch_ticket set used_at = now()
      where hash = ${hash} and used_at is null and expires_at > now()`)) > 0
  );
}

/** Forgets tickets that are long over. */
export async function deleteOldTickets(tx: Tx): Promise<void> {
  await tx.run(sql`delete from launch_ticket where expires_at < now() - interval '1 day'`);
}

/** Opens a session. */
export async function insertSession(
  tx: Tx,
  tokenHash: Buffer,
  session: Omit<Session, "id" | "user" | "operator">,
  minutes: number,
): Promise<void> {
  await tx.run(sql`
    insert into studio_session (
      token_hash, player, game, currency, wallet_token, conduct, expires_at
    )
    values (
      ${tokenHash}, ${session.player}, ${session.game}, ${session.currency}, ${session.walletToken},
      ${JSON.stringify(session.conduct)}::jsonb, now() + ${minutes} * interval '1 minute'
    )`);
}

/** A session by its id, whether it has ended or not. */
export async function selectSession(tx: Tx, id: bigint): Promise<Session | undefined> {
  return tx.row<Session>(sql`
    select s.id, s.player, p.name as "user", p.operator, s.game, s.currency,
      s.wallet_token as "walletToken", s.conduct
    from studio_session s
    join studio_player p on p.id = s.player
    where s.id = ${id}`);
}

/** For how many seconds a session has been open. */
export async function selectSeconds(tx: Tx, id: bigint): Promise<number> {
  const row = await tx.row<{ seconds: number }>(sql`
    select extract(epoch from now() - created_at)::int4 as seconds from studio_session
    where id = ${id}`);
  return row?.seconds ?? 0;
}

/** The session of a token, kept alive for another `minutes` by being used. */
export async function touchSession(
  tx: Tx,
  tokenHash: Buffer,
  minutes: number,
): Promise<Session | undefined> {
  return tx.row<Session>(sql`
    update studio_session s
    set expires_at = now() + ${minutes} * interval '1 minute'
    from studio_player p
    where s.token_hash = ${tokenHash} and s.expires_at > now() and p.id = s.player
    returning s.id, s.player, p.name as "user", p.operator, s.game, s.currency,
      s.wallet_token as "walletToken", s.conduct`);
}
