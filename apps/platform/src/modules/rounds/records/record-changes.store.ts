import type { Tx } from "@perya/postgres";
import { sql, type Sql } from "@perya/postgres/sql";
import { isExcluded, type Owner } from "../../players/index.ts";
import { NEW_ROUND, type RoundState } from "../../turnover/index.ts";
import type { RoundChange } from "./round-change.ts";

/** The player of the rounds, and what decides whether figures leave them out. */
export type RoundOwner = Omit<Owner, "id">;

const COLUMNS = sql`
  player_id, vendor_id, round, game_code, category, currency, book, stake, payout, free_payout,
  free_stake, refund, effective, made, standing, closed, opened_at, closed_at, closed_seq,
  first_seq, last_seq, details,
  brand_id, excluded`;
const BOTH_EFFECTIVE = sql`
  case when record.effective is null and excluded.effective is null then null
    else coalesce(record.effective, 0) + coalesce(excluded.effective, 0)
  end`;

/** A record that a change was added to. */
export interface ChangedRecord {
  readonly gameCode: string;
  /** The game's when the round began; null in records of games that nobody knew then. */
  readonly category: string | null;
  readonly excluded: boolean;
  readonly before: RoundState;
}

interface ReturnedRecord {
  readonly player: bigint;
  readonly vendor: number;
  readonly round: string;
  readonly gameCode: string;
  readonly category: string | null;
  readonly excluded: boolean;
  readonly closedAt: Temporal.Instant | null;
  readonly bets: number | null;
  readonly effective: bigint | null;
  readonly stake: bigint | null;
  /** Free ones included. */
  readonly payout: bigint | null;
  readonly refund: bigint | null;
  readonly freeStake: bigint | null;
  readonly freePayout: bigint | null;
}

/** Valid turnover of a round with these sums; 0 while it is open or has no valid bet. */
const turnoverOf = (standing: Sql, closed: Sql, sums: Sql) => sql`
  case when ${standing} > 0 and ${closed} then round_turnover(${sums}) else 0 end`;

/**
 * The category when the round began. What was booked at a close had the category known then, so a
 * game that gets into the catalogue later does not change it.
 */
const CATEGORY = sql`
  case
    when record.made = 0 then excluded.category
    when record.closed then record.category
    else coalesce(record.category, excluded.category)
  end`;

/** What a change adds to the record that there is. */
const ADDED = sql`
  game_code = case when record.made = 0 then excluded.game_code else record.game_code end,
  category = ${CATEGORY},
  stake = record.stake + excluded.stake,
  payout = record.payout + excluded.payout,
  free_payout = record.free_payout + excluded.free_payout,
  free_stake = record.free_stake + excluded.free_stake,
  refund = record.refund + excluded.refund,
  effective = ${BOTH_EFFECTIVE},
  made = record.made + excluded.made,
  standing = record.standing + excluded.standing,
  closed = record.closed or excluded.closed,
  closed_at = coalesce(record.closed_at, excluded.closed_at),
  closed_seq = coalesce(record.closed_seq, excluded.closed_seq),
  opened_at = least(record.opened_at, excluded.opened_at),
  first_seq = least(record.first_seq, excluded.first_seq),
  last_seq = greatest(record.last_seq, excluded.last_seq),
  details = coalesce(excluded.details, record.details),
  turnover = ${turnoverOf(
    sql`record.standing + excluded.standing`,
    sql`(record.closed or excluded.closed)`,
    sql`
      ${CATEGORY}, record.stake + excluded.stake,
      record.payout + excluded.payout, record.refund + excluded.refund, ${BOTH_EFFECTIVE}`,
  )}`;

/** Changes as rows of records. */
function rowsOf(
  changes: readonly RoundChange[],
  owners: ReadonlyMap<bigint, RoundOwner>,
  categories: (vendor: number, game: string) => string | undefined,
): Sql {
  const isLeftOut = ({ player, openedAt }: RoundChange) => {
    const owner = owners.get(player);
    return owner === undefined || isExcluded(owner, openedAt);
  };
  const column = <Value>(pick: (change: RoundChange) => Value) => changes.map(pick);
  return sql`
    unnest(
      ${column((c) => c.player)}::int8[], ${column((c) => c.vendor)}::int[],
      ${column((c) => c.round)}::text[], ${column((c) => c.game)}::text[],
      ${column((c) => categories(c.vendor, c.game) ?? null)}::text[],
      ${column((c) => c.currency)}::text[], ${column((c) => c.book)}::text[],
      ${column((c) => c.stake)}::int8[], ${column((c) => c.payout)}::int8[],
      ${column((c) => c.freePayout)}::int8[], ${column((c) => c.freeStake)}::int8[],
      ${column((c) => c.refund)}::int8[], ${column((c) => c.effective)}::int8[],
      ${column((c) => c.made)}::int[], ${column((c) => c.betsLeft)}::int[],
      ${column((c) => c.closed)}::boolean[],
      ${column((c) => c.openedAt.toString())}::timestamptz[],
      ${column((c) => c.closedAt?.toString() ?? null)}::timestamptz[],
      ${column((c) => c.closedSeq)}::int8[], ${column((c) => c.firstSeq)}::int8[],
      ${column((c) => c.lastSeq)}::int8[], ${column((c) => c.details)}::text[],
      ${column((c) => owners.get(c.player)?.brandId ?? null)}::int8[],
      ${column(isLeftOut)}::boolean[]
    ) as given (${COLUMNS})`;
}

/**
 * Adds changes to their rounds' records in one statement, and returns each record as it was before,
 * in the order of the changes.
 */
export async function addRoundChanges(
  tx: Tx,
  changes: readonly RoundChange[],
  owners: ReadonlyMap<bigint, RoundOwner>,
  categories: (vendor: number, game: string) => string | undefined,
): Promise<ChangedRecord[]> {
  if (changes.length === 0) return [];
  const rows = await tx.rows<ReturnedRecord>(sql`
    insert into betting_record as record (${COLUMNS}, turnover)
    select *,
      ${turnoverOf(sql`standing`, sql`closed`, sql`category, stake, payout, refund, effective`)}
    from ${rowsOf(changes, owners, categories)}
    on conflict (player_id, vendor_id, round) do update set
      ${ADDED}
    returning new.player_id as player, new.vendor_id as vendor, new.round,
      new.game_code as "gameCode", new.category, new.excluded, old.closed_at as "closedAt",
      old.standing as bets, old.effective, old.stake, old.payout, old.refund,
      old.free_stake as "freeStake", old.free_payout as "freePayout"`);
  const byRound = new Map(rows.map((row) => [`${row.player} ${row.vendor} ${row.round}`, row]));
  return changes.map(({ player, vendor, round }) =>
    changedRecord(byRound.get(`${player} ${vendor} ${round}`)),
  );
}

function changedRecord(row: ReturnedRecord | undefined): ChangedRecord {
  if (!row) throw new Error("A record that was written was not answered");
  const { gameCode, category, excluded, closedAt, bets, effective } = row;
  if (bets === null) return { gameCode, category, excluded, before: NEW_ROUND };
  const [payout, freePayout] = [row.payout ?? 0n, row.freePayout ?? 0n];
  const before = {
    closedAt,
    bets,
    effective,
    stake: row.stake ?? 0n,
    payout: payout - freePayout,
    refund: row.refund ?? 0n,
    freeStake: row.freeStake ?? 0n,
    freePayout,
  };
  return { gameCode, category, excluded, before };
}
