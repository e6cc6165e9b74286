import type { Tx } from "@perya/postgres";
import { sql, type Sql } from "@perya/postgres/sql";
import type { TurnoverSource } from "../../turnover/index.ts";

/**
 * Up to which entry of each source friends are found, held until the transaction ends; undefined
 * while another worker has them.
 */
export async function lockPositions(
  tx: Tx,
): Promise<Readonly<Record<TurnoverSource, bigint>> | undefined> {
  const rows = await tx.rows<{ source: TurnoverSource; readTo: bigint }>(sql`
    select source, read_to as "readTo" from referral_position
    order by source for update skip locked`);
  const of = (name: TurnoverSource) => rows.find(({ source }) => source === name)?.readTo;
  const [rounds, lottery] = [of("rounds"), of("lottery")];
  return rounds === undefined || lottery === undefined ? undefined : { rounds, lottery };
}

export async function updatePosition(
  tx: Tx,
  source: TurnoverSource,
  readTo: bigint,
): Promise<void> {
  await tx.run(sql`update referral_position set read_to = ${readTo} where source = ${source}`);
}

/**
 * Has the friends of some entries looked at within a minute: who plays on is looked at once a
 * minute, not with each round. It waits for who is being looked at right now, because that one may
 * not have seen these entries.
 */
export async function lookAtPlayed(tx: Tx, entries: Sql): Promise<void> {
  await tx.run(sql`
    with played as (select distinct player_id from (${entries}) entry where turnover <> 0),
      found as (
        select friend_id from referral_friend
        join played on played.player_id = friend_id
        where status in ('OPEN', 'QUALIFIED')
        order by friend_id
        for no key update
      )
    update referral_friend set look_at = least(look_at, now() + interval '1 minute')
    from found where referral_friend.friend_id = found.friend_id`);
}
