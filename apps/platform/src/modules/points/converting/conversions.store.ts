import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** Points that became cash, in ledger units. */
export interface Conversion {
  readonly publicId: string;
  readonly player: bigint;
  readonly key: string;
  readonly points: bigint;
  readonly units: bigint;
  readonly currency: string;
  readonly book: string;
}

const COLUMNS = sql`
  public_id as "publicId", player_id as player, key, points, units, currency, book`;

export async function insertConversion(tx: Tx, made: Conversion): Promise<void> {
  await tx.run(sql`
    insert into points_conversion (public_id, player_id, key, points, units, currency, book)
    values (
      ${made.publicId}, ${made.player}, ${made.key}, ${made.points}, ${made.units},
      ${made.currency}, ${made.book}
    )`);
}

/** A player's conversion by the key of its request. */
export function conversionByKey(
  tx: Tx,
  player: bigint,
  key: string,
): Promise<Conversion | undefined> {
  return tx.row(sql`
    select ${COLUMNS} from points_conversion where player_id = ${player} and key = ${key}`);
}

/** Points that a player converted in the last 24 hours. */
export async function convertedInDay(tx: Tx, player: bigint): Promise<bigint> {
  const row = await tx.row<{ points: bigint }>(sql`
    select coalesce(sum(points), 0)::bigint as points from points_conversion
    where player_id = ${player} and at > now() - interval '24 hours'`);
  return row?.points ?? 0n;
}
