import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { Mission } from "../making/mission.ts";

/** A mission whose reward was claimed, in the span that begins with a day. */
interface Claimed {
  readonly mission: Pick<
    Mission,
    "publicId" | "span" | "words" | "language" | "cash" | "points" | "wagerTimes"
  >;
  readonly period: Temporal.PlainDate;
  readonly claimedAt: Temporal.Instant;
}

type Row = Claimed["mission"] & { readonly period: string; readonly claimedAt: Temporal.Instant };

/** What a player claimed since a time, the newest first. Cash in ledger units. */
export async function selectClaimed(
  tx: Tx,
  player: bigint,
  since: Temporal.Instant,
  most: number,
): Promise<Claimed[]> {
  const rows = await tx.rows<Row>(sql`
    select public_id as "publicId", span, words, language, cash_units as cash, points,
      wager_times as "wagerTimes", period::text, claimed_at as "claimedAt"
    from mission_progress
    join mission on mission.id = mission_id
    where player_id = ${player} and status = 'CLAIMED' and claimed_at >= ${since.toString()}
    order by claimed_at desc limit ${most}`);
  return rows.map(({ period, claimedAt, ...mission }) => ({
    mission,
    period: Temporal.PlainDate.from(period),
    claimedAt,
  }));
}
