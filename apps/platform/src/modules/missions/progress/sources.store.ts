import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { ZoneSpan } from "../../brands/index.ts";
import type { MissionKind } from "../making/mission.ts";
import { addingCounts, countingSteps, type Counted } from "./progress.store.ts";

/** Something of a player that counts for missions once: a deposit, a sign. */
export interface Happened {
  readonly player: bigint;
  readonly brandId: bigint;
  /** Unique among what the player does. */
  readonly source: string;
  readonly at: Temporal.Instant;
  /** What it adds to missions of each kind. */
  readonly amounts: ReadonlyMap<MissionKind, bigint>;
}

/** Counts something for all missions that it fits, each once. */
export function addSource(
  tx: Tx,
  { player, brandId, source, at, amounts }: Happened,
  zones: readonly ZoneSpan[],
): Promise<Counted[]> {
  const happened = sql`
    select ${player}::int8 as player_id, ${brandId}::int8 as brand_id, kind,
      null::text as category, ${at.toString()}::timestamptz as at, amount
    from unnest(${[...amounts.keys()]}::text[], ${[...amounts.values()]}::int8[])
      as given (kind, amount)`;
  return tx.rows(sql`
    with
      ${countingSteps(happened, zones)},
      noted as (
        insert into mission_source (player_id, source, mission_id, period, amount)
        select player_id, ${source}, mission_id, period, amount from counts
        on conflict (player_id, source, mission_id) do nothing
        returning mission_id
      ),
      fresh as (select counts.* from counts join noted using (mission_id))
    ${addingCounts(sql`fresh`)}`);
}

/** Takes back what something counted. A mission that is done by it alone is not, unless claimed. */
export async function removeSource(tx: Tx, player: bigint, source: string): Promise<void> {
  await tx.run(sql`
    with gone as (
      delete from mission_source where player_id = ${player} and source = ${source}
      returning mission_id, period, amount
    )
    update mission_progress as old
    set progress = progress - amount,
      status = case
        when status = 'DONE' and progress - amount < target then 'ACTIVE'
        else status
      end,
      done_at = case when status = 'DONE' and progress - amount < target then null else done_at end
    from gone
    where old.player_id = ${player} and old.mission_id = gone.mission_id
      and old.period = gone.period`);
}
