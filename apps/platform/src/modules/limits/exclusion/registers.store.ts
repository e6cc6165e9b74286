import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** An exclusion that a register asks for, and which was not lifted. */
interface OfRegister {
  readonly id: bigint;
  readonly register: string;
  readonly until: Temporal.Instant;
}

/** What registers exclude an account by, over or not, while it isn't lifted. */
export function selectOfRegisters(tx: Tx, player: bigint): Promise<OfRegister[]> {
  return tx.rows(sql`
    select id, register, until from exclusion
    where player_id = ${player} and register is not null and lifted_at is null
    order by id`);
}

/** Keeps that a register excludes an account. */
export async function insertOfRegister(
  tx: Tx,
  player: bigint,
  { register, until }: Pick<OfRegister, "register" | "until">,
): Promise<void> {
  await tx.run(sql`
    insert into exclusion (player_id, kind, until, actor, register)
    values (${player}, 'REGISTER', ${until}, 'register', ${register})`);
}

/** Lifts what a register had asked for. */
export async function updateLifted(tx: Tx, id: bigint): Promise<void> {
  await tx.run(sql`update exclusion set lifted_at = now() where id = ${id}`);
}

/** When the last exclusion of an account that stands ends; undefined where none stands. */
export async function selectLastEnd(tx: Tx, player: bigint): Promise<Temporal.Instant | undefined> {
  const row = await tx.row<{ until: Temporal.Instant | null }>(sql`
    select max(until) as until from exclusion
    where player_id = ${player} and until > now() and lifted_at is null`);
  return row?.until ?? undefined;
}
