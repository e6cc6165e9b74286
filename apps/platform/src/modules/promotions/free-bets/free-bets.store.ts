import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { FreeBetsOf, FreeCounts, FreeRound } from "./free-bets.ts";

const COLUMNS = sql`
  free.grant_id as "grantId", g.public_id as grant, g.promotion, free.reward, free.player,
  free.vendor_id as "vendorId", free.games, free.rounds, free.stake_units as "stakeUnits",
  free.cap_units as "capUnits"`;
const ROUND = sql`
  transaction, round, status, win_units as "winUnits", win_transaction as "winTransaction"`;

/** Writes what a grant gives. */
export async function insertFreeBets(
  tx: Tx,
  free: Omit<FreeBetsOf, "grant" | "promotion" | "reward">,
): Promise<void> {
  await tx.run(sql`
    insert into promotion_free_bets (
      grant_id, player, vendor_id, games, rounds, stake_units, cap_units
    )
    values (
      ${free.grantId}, ${free.player}, ${free.vendorId}, ${free.games}::text[], ${free.rounds},
      ${free.stakeUnits}, ${free.capUnits}
    )`);
}

/** The free bets that a vendor calls by a reward. */
export function selectByReward(tx: Tx, reward: string): Promise<FreeBetsOf | undefined> {
  return tx.row(sql`
    select ${COLUMNS} from promotion_free_bets free
    join promotion_grant g on g.id = free.grant_id
    where free.reward = ${reward}::uuid`);
}

/** The free bets that a movement of a vendor belongs to: a bet's transaction, or a win's. */
export function selectByTransaction(
  tx: Tx,
  vendorId: number,
  transaction: string,
): Promise<FreeBetsOf | undefined> {
  return tx.row(sql`
    select ${COLUMNS} from promotion_free_round played
    join promotion_free_bets free on free.grant_id = played.grant_id
    join promotion_grant g on g.id = free.grant_id
    where played.vendor_id = ${vendorId}
      and (played.transaction = ${transaction} or played.win_transaction = ${transaction})
    limit 1`);
}

/** The free bets of some grants. */
export async function selectFreeBets(
  tx: Tx,
  grants: readonly bigint[],
): Promise<ReadonlyMap<bigint, FreeBetsOf>> {
  const rows = await tx.rows<FreeBetsOf>(sql`
    select ${COLUMNS} from promotion_free_bets free
    join promotion_grant g on g.id = free.grant_id
    where free.grant_id = any (${grants}::bigint[])`);
  return new Map(rows.map((row) => [row.grantId, row] as const));
}

/** A player's free bets in a vendor's game that can be played now, and until when. */
export function selectPlayable(
  tx: Tx,
  { player, vendorId, game }: { player: bigint; vendorId: number; game: string },
): Promise<(FreeBetsOf & { readonly expiresAt: Temporal.Instant })[]> {
  return tx.rows(sql`
    select ${COLUMNS}, g.expires_at as "expiresAt" from promotion_grant g
    join promotion_free_bets free on free.grant_id = g.id
    where g.player = ${player} and g.status = 'CLAIMED' and g.expires_at > clock_timestamp()
      and free.vendor_id = ${vendorId} and ${game} = any (free.games)`);
}

/** How far free bets are played. */
export async function countFreeRounds(tx: Tx, grantId: bigint): Promise<FreeCounts> {
  const row = await tx.row<FreeCounts>(sql`
    select count(*) filter (where status <> 'VOID')::int as used,
      count(*) filter (where status = 'OPEN')::int as open,
      coalesce(sum(win_units) filter (where status = 'DONE'), 0)::int8 as "wonUnits"
    from promotion_free_round where grant_id = ${grantId}`);
  return row ?? { used: 0, open: 0, wonUnits: 0n };
}

/** The round of a bet's transaction. */
export function selectFreeRound(
  tx: Tx,
  vendorId: number,
  transaction: string,
): Promise<FreeRound | undefined> {
  return tx.row(sql`
    select ${ROUND} from promotion_free_round
    where vendor_id = ${vendorId} and transaction = ${transaction}`);
}

/** Counts a round that was begun. */
export async function insertFreeRound(
  tx: Tx,
  round: {
    readonly vendorId: number;
    readonly transaction: string;
    readonly grantId: bigint;
    readonly round: string;
    readonly game: string;
  },
): Promise<void> {
  await tx.run(sql`
    insert into promotion_free_round (vendor_id, transaction, grant_id, round, game, status)
    values (
      ${round.vendorId}, ${round.transaction}, ${round.grantId}, ${round.round}, ${round.game},
      'OPEN'
    )`);
}

/** Ends a round with what it won, in ledger units. */
export async function updateWon(
  tx: Tx,
  { vendorId, transaction }: { vendorId: number; transaction: string },
  won: { readonly units: bigint; readonly transaction: string },
): Promise<void> {
  await tx.run(sql`
    update promotion_free_round
    set status = 'DONE', win_units = ${won.units}, win_transaction = ${won.transaction},
      ended_at = clock_timestamp()
    where vendor_id = ${vendorId} and transaction = ${transaction}`);
}

/** Takes back a bet, whose round then counts no more, or a win, whose round is open again. */
export async function updateTakenBack(tx: Tx, vendorId: number, reference: string): Promise<void> {
  await tx.run(sql`
    update promotion_free_round
    set status = case when transaction = ${reference} then 'VOID' else 'OPEN' end,
      win_units = 0, ended_at = case when transaction = ${reference} then clock_timestamp() end
    where vendor_id = ${vendorId} and status <> 'VOID'
      and (transaction = ${reference} or win_transaction = ${reference})`);
}

/** Grants whose time to play free bets is over, and that wait for no round any more. */
export async function selectFreeOver(tx: Tx, most: number): Promise<string[]> {
  const rows = await tx.rows<{ publicId: string }>(sql`
    select public_id as "publicId" from promotion_grant g
    where status = 'CLAIMED' and expires_at <= now()
      and not exists (
        select from promotion_free_round played
        where played.grant_id = g.id and played.status = 'OPEN'
      )
    order by expires_at limit ${most}`);
  return rows.map(({ publicId }) => publicId);
}
