import type { Tx } from "@perya/postgres";
import { sql, type Sql } from "@perya/postgres/sql";
import { playedRows, rowsUpTo } from "../../wallet/index.ts";
import { bookingRows, REMEMBERED } from "./bookings.store.ts";
import { IS_PLAIN, movesOf, ROUND_SUMS } from "./moves.store.ts";

const KEY = sql`player_id, vendor_id, round`;

/** Every move up to a transaction. Of products that settle elsewhere nothing is booked here. */
const movesUpTo = (to: bigint): Sql => movesOf(playedRows(rowsUpTo(to)), []);

/**
 * Sums every round that has ended from its movements up to a transaction, beside what its betting
 * record remembers: whose it was, and the game with the category it had then. `plain` is a round in
 * which nothing moved after its close. The table has to be dropped in the same transaction.
 */
export async function createRoundsAgain(
  tx: Tx,
  to: bigint,
  settledElsewhere: readonly number[],
): Promise<void> {
  await tx.run(sql`
    create unlogged table round_again as
    select summed.*, record.id is not null as recorded, record.brand_id, record.currency,
      record.book, record.excluded, record.game_code, record.category
    from (
      select ${KEY}, ${ROUND_SUMS}, ${IS_PLAIN} as plain
      from (${movesUpTo(to)}) move
      where vendor_id <> all (${settledElsewhere}::int4[])
      group by ${KEY}
      having bool_or(closes)
    ) summed
    left join betting_record record using (${KEY})`);
  await tx.run(sql`analyze round_again`);
}

/** Takes the table away again. */
export async function dropRoundsAgain(tx: Tx): Promise<void> {
  await tx.run(sql`drop table round_again`);
}

/** How many rounds that ended have no betting record. */
export async function countUnrecorded(tx: Tx): Promise<bigint> {
  const row = await tx.row<{ rounds: bigint }>(sql`
    select count(*) as rounds from round_again where not recorded`);
  return row?.rounds ?? 0n;
}

/** Entries of turnover as rows. */
export type EntryRows = Sql;

/** The entries of turnover that the summed rounds make, as rows. */
export const entriesAgain = (to: bigint): EntryRows =>
  bookingRows(
    sql`select * from round_again where plain and brand_id is not null`,
    sql`
      select move.*, ${REMEMBERED}, false as known
      from (${movesUpTo(to)}) move
      join (
        select ${KEY}, ${REMEMBERED} from round_again where not plain and brand_id is not null
      ) ended using (${KEY})`,
  );
