import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import { isExcluded, type Player } from "../../players/index.ts";
import type { RoundChange } from "./round-change.ts";

/** The player of the rounds, and what decides whether figures leave them out. */
export type RoundOwner = Pick<Player, "brandId" | "kind" | "book" | "testSince">;

/** A record before and after a change. Ledger units. */
export interface ChangedRecord {
  readonly gameCode: string;
  readonly excluded: boolean;
  readonly before: StoredSums | null;
  readonly after: StoredSums;
}

interface StoredSums {
  readonly stake: bigint;
  /** Free ones included. */
  readonly payout: bigint;
  readonly freePayout: bigint;
  readonly turnover: bigint;
  readonly betsLeft: number;
  readonly closedAt: Temporal.Instant | null;
}

interface ReturnedSums extends StoredSums {
  readonly player: bigint;
  readonly vendor: number;
  readonly round: string;
  readonly gameCode: string;
  readonly excluded: boolean;
  readonly old: boolean;
  readonly oldStake: bigint;
  readonly oldPayout: bigint;
  readonly oldFreePayout: bigint;
  readonly oldTurnover: bigint;
  readonly oldBetsLeft: number;
  readonly oldClosedAt: Temporal.Instant | null;
}

/**
 * Adds changes to their rounds' records in one statement, and returns each record before and after,
 * in the order of the changes.
 */
export async function addRoundChanges(
  tx: Tx,
  changes: readonly RoundChange[],
  owners: ReadonlyMap<bigint, RoundOwner>,
): Promise<ChangedRecord[]> {
  if (changes.length === 0) return [];
  const isLeftOut = ({ player, openedAt }: RoundChange) => {
    const owner = owners.get(player);
    return owner === undefined || isExcluded(owner, openedAt);
  };
  const column = <Value>(pick: (change: RoundChange) => Value) => changes.map(pick);
  const rows = await tx.rows<ReturnedSums>(sql`
    insert into betting_record as record (
      player_id, vendor_id, round, game_code, currency, book, stake, payout, free_payout, made,
      standing, closed, opened_at, closed_at, first_seq, last_seq, brand_id, excluded
    )
    select * from unnest(
      ${column((c) => c.player)}::int8[], ${column((c) => c.vendor)}::int[],
      ${column((c) => c.round)}::text[], ${column((c) => c.game)}::text[],
      ${column((c) => c.currency)}::text[], ${column((c) => c.book)}::text[],
      ${column((c) => c.stake)}::int8[], ${column((c) => c.payout)}::int8[],
      ${column((c) => c.freePayout)}::int8[], ${column((c) => c.made)}::int[],
      ${column((c) => c.betsLeft)}::int[], ${column((c) => c.closed)}::boolean[],
      ${column((c) => c.openedAt.toString())}::timestamptz[],
      ${column((c) => c.closedAt?.toString() ?? null)}::timestamptz[],
      ${column((c) => c.firstSeq)}::int8[], ${column((c) => c.lastSeq)}::int8[],
      ${column((c) => owners.get(c.player)?.brandId ?? null)}::int8[],
      ${column(isLeftOut)}::boolean[]
    )
    on conflict (player_id, vendor_id, round) do update set
      game_code = case when record.made = 0 then excluded.game_code else record.game_code end,
      stake = record.stake + excluded.stake,
      payout = record.payout + excluded.payout,
      free_payout = record.free_payout + excluded.free_payout,
      made = record.made + excluded.made,
      standing = record.standing + excluded.standing,
      closed = record.closed or excluded.closed,
      closed_at = least(record.closed_at, excluded.closed_at),
      opened_at = least(record.opened_at, excluded.opened_at),
      first_seq = least(record.first_seq, excluded.first_seq),
      last_seq = greatest(record.last_seq, excluded.last_seq)
    returning new.player_id as player, new.vendor_id as vendor, new.round,
      new.game_code as "gameCode", new.excluded, new.stake, new.payout,
      new.free_payout as "freePayout", new.turnover, new.standing as "betsLeft",
      new.closed_at as "closedAt", old.id is not null as old, old.stake as "oldStake",
      old.payout as "oldPayout", old.free_payout as "oldFreePayout", old.turnover as "oldTurnover",
      old.standing as "oldBetsLeft", old.closed_at as "oldClosedAt"`);
  const byRound = new Map(rows.map((row) => [`${row.player} ${row.vendor} ${row.round}`, row]));
  return changes.map(({ player, vendor, round }) =>
    changedRecord(byRound.get(`${player} ${vendor} ${round}`)),
  );
}

function changedRecord(row: ReturnedSums | undefined): ChangedRecord {
  if (!row) throw new Error("A record that was written was not answered");
  const {
    oldStake: stake,
    oldPayout: payout,
    oldFreePayout: freePayout,
    oldTurnover: turnover,
    oldBetsLeft: betsLeft,
    oldClosedAt: closedAt,
  } = row;
  const { gameCode, excluded, ...after } = row;
  return {
    gameCode,
    excluded,
    before: row.old ? { stake, payout, freePayout, turnover, betsLeft, closedAt } : null,
    after,
  };
}
