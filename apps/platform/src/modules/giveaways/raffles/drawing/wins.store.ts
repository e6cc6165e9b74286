import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** What a ticket won. Cash in ledger units. */
export interface Win {
  readonly raffle: bigint;
  /** Which draw it was, from 1, and which prize, from 1 for the largest. */
  readonly draw: number;
  readonly place: number;
  readonly ticket: number;
  readonly player: bigint;
  readonly cash: bigint;
  readonly points: bigint;
  readonly status: "OPEN" | "CLAIMED" | "LAPSED";
  readonly drawnAt: Temporal.Instant;
  readonly claimBy: Temporal.Instant;
  readonly claimedAt: Temporal.Instant | null;
}

const COLUMNS = sql`
  raffle_id as raffle, draw, place, ticket::float8 as ticket, player_id as player,
  cash_units as cash, points, status, drawn_at as "drawnAt", claim_by as "claimBy",
  claimed_at as "claimedAt"`;
/** How long a prize can be claimed. */
const TO_CLAIM = sql`interval '7 days'`;

export type NewWin = Pick<Win, "draw" | "place" | "ticket" | "player" | "cash" | "points">;

/** Writes what was drawn; returns it with the time until which each can be claimed. */
export function insertWins(tx: Tx, raffle: bigint, wins: readonly NewWin[]): Promise<Win[]> {
  return tx.rows(sql`
    insert into raffle_win (
      raffle_id, draw, place, ticket, player_id, cash_units, points, status, claim_by
    )
    select ${raffle}, draw, place, ticket, player, cash, points, 'OPEN', now() + ${TO_CLAIM}
    from unnest(
      ${wins.map(({ draw }) => draw)}::int4[], ${wins.map(({ place }) => place)}::int4[],
      ${wins.map(({ ticket }) => ticket)}::int8[], ${wins.map(({ player }) => player)}::int8[],
      ${wins.map(({ cash }) => cash)}::int8[], ${wins.map(({ points }) => points)}::int8[]
    ) as win (draw, place, ticket, player, cash, points)
    returning ${COLUMNS}`);
}

/** All draws of a raffle in their order. */
export function selectWins(tx: Tx, raffle: bigint): Promise<Win[]> {
  return tx.rows(sql`select ${COLUMNS} from raffle_win where raffle_id = ${raffle} order by draw`);
}

/** What a player won in some raffles. */
export function winsOf(tx: Tx, raffles: readonly bigint[], player: bigint): Promise<Win[]> {
  return tx.rows(sql`
    select ${COLUMNS} from raffle_win
    where player_id = ${player} and raffle_id = any (${raffles}::int8[])
    order by draw`);
}

/** What a player won in a raffle, locked until the transaction ends. */
export function lockWins(tx: Tx, raffle: bigint, player: bigint): Promise<Win[]> {
  return tx.rows(sql`
    select ${COLUMNS} from raffle_win
    where player_id = ${player} and raffle_id = ${raffle}
    order by draw for update`);
}

export async function markClaimed(tx: Tx, raffle: bigint, draws: readonly number[]) {
  await tx.run(sql`
    update raffle_win set status = 'CLAIMED', claimed_at = now()
    where raffle_id = ${raffle} and draw = any (${draws}::int4[])`);
}

/** Takes back the prizes that nobody claimed in time; the largest first. */
export async function lapseWins(tx: Tx, raffle: bigint): Promise<Win[]> {
  const rows = await tx.rows<Win>(sql`
    with due as (
      select draw from raffle_win
      where raffle_id = ${raffle} and status = 'OPEN' and claim_by <= clock_timestamp()
      order by draw for update
    )
    update raffle_win set status = 'LAPSED'
    where raffle_id = ${raffle} and draw in (select draw from due)
    returning ${COLUMNS}`);
  return rows.toSorted((one, other) => one.place - other.place);
}

/** How many draws a raffle has had. */
export async function countDraws(tx: Tx, raffle: bigint): Promise<number> {
  const row = await tx.row<{ draws: number }>(sql`
    select coalesce(max(draw), 0)::int4 as draws from raffle_win where raffle_id = ${raffle}`);
  return row?.draws ?? 0;
}

/** What some raffles have paid: prizes, and their cash in ledger units. */
export async function paidFor(
  tx: Tx,
  raffles: readonly bigint[],
): Promise<ReadonlyMap<bigint, { readonly prizes: number; readonly cash: bigint }>> {
  const rows = await tx.rows<{ raffle: bigint; prizes: number; cash: bigint }>(sql`
    select raffle_id as raffle, count(*)::int4 as prizes, sum(cash_units)::int8 as cash
    from raffle_win
    where raffle_id = any (${raffles}::int8[]) and status = 'CLAIMED'
    group by 1`);
  return new Map(rows.map(({ raffle, ...paid }) => [raffle, paid]));
}
