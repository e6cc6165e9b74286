import type { Tx } from "@perya/postgres";
import { sql, type Sql } from "@perya/postgres/sql";
import type { Requirement, RequirementSource, RequirementStatus } from "./requirement.ts";

const COLUMNS = sql`
  id, player, brand_id as "brandId", source, key, principal, required, done, weights, status,
  created_at as "createdAt", ended_at as "endedAt",
  highest_bet as "highestBet", closed, reason`;

/** No id is above it. */
const MOST_ID = 2n ** 63n - 1n;
const IN_ORDER = sql`order by player, created_at, id`;

/** A requirement with its brand. */
export type StoredRequirement = Requirement & { readonly brandId: bigint };

/** Creates a requirement; undefined when there is one with this key. */
export function insertRequirement(
  tx: Tx,
  requirement: Pick<
    StoredRequirement,
    | "player"
    | "brandId"
    | "source"
    | "key"
    | "principal"
    | "required"
    | "weights"
    | "highestBet"
    | "closed"
    | "reason"
  >,
): Promise<StoredRequirement | undefined> {
  const { player, brandId, source, key, principal, required, weights } = requirement;
  const { highestBet, closed, reason } = requirement;
  return tx.row<StoredRequirement>(sql`
    insert into requirement (
      player, brand_id, source, key, principal, required, weights, highest_bet, closed, reason,
      settled, created_at
    )
    values (
      ${player}, ${brandId}, ${source}, ${key}, ${principal}, ${required},
      ${weights === null ? null : JSON.stringify(weights)}::jsonb, ${highestBet},
      ${closed}::text[], ${reason}, ${source !== "BONUS"}, clock_timestamp()
    )
    on conflict (source, key) do nothing
    returning ${COLUMNS}`);
}

/** A requirement by what asks for it. */
export function selectByKey(
  tx: Tx,
  source: RequirementSource,
  key: string,
): Promise<StoredRequirement | undefined> {
  return tx.row<StoredRequirement>(sql`
    select ${COLUMNS} from requirement where source = ${source} and key = ${key}`);
}

/** Players' open requirements, by player and oldest first. */
export function selectOpen(tx: Tx, players: readonly bigint[]): Promise<StoredRequirement[]> {
  return tx.rows<StoredRequirement>(sql`
    select ${COLUMNS} from requirement
    where player = any(${players}::int8[]) and status = 'OPEN'
    ${IN_ORDER}`);
}

/** A requirement's new state. */
export type Changed = Pick<StoredRequirement, "id" | "done" | "status">;

/** Sets how much of requirements is done; one that is not open any more ends now. */
export async function updateRequirements(tx: Tx, changed: readonly Changed[]): Promise<void> {
  if (changed.length === 0) return;
  await tx.run(sql`
    update requirement set done = changed.done, status = changed.status,
      ended_at = case when changed.status <> 'OPEN' then clock_timestamp() end
    from unnest(
      ${changed.map(({ id }) => id)}::int8[], ${changed.map(({ done }) => done)}::int8[],
      ${changed.map(({ status }) => status)}::text[]
    ) as changed (id, done, status)
    where requirement.id = changed.id`);
}

/** Ends an open requirement. Returns false when it is not open. */
export async function endRequirement(
  tx: Tx,
  id: bigint,
  status: Exclude<RequirementStatus, "OPEN" | "DONE">,
  reason: string,
): Promise<boolean> {
  const ended = await tx.run(sql`
    update requirement
    set status = ${status}, ended_at = clock_timestamp(), reason = ${reason}
    where id = ${id} and status = 'OPEN'`);
  return ended > 0;
}

/** Asks for less of an open requirement, and no less than is done. */
export async function lowerRequired(tx: Tx, id: bigint, required: bigint): Promise<void> {
  await tx.run(sql`
    update requirement set required = ${required}
    where id = ${id} and status = 'OPEN' and required > ${required} and done <= ${required}`);
}

/** A player's requirements before an id, newest first. */
export function selectLatest(
  tx: Tx,
  player: bigint,
  before: bigint | undefined,
  most: number,
): Promise<StoredRequirement[]> {
  return tx.rows<StoredRequirement>(sql`
    select ${COLUMNS} from requirement
    where player = ${player} and id < ${before ?? MOST_ID}
    order by id desc limit ${most}`);
}

/** A player's requirement by its id. */
export function selectById(
  tx: Tx,
  player: bigint,
  id: bigint,
): Promise<StoredRequirement | undefined> {
  return tx.row<StoredRequirement>(
    sql`select ${COLUMNS} from requirement where player = ${player} and id = ${id}`,
  );
}

/** Notes that what follows from a requirement's end was done. */
export async function settleRequirement(
  tx: Tx,
  source: RequirementSource,
  key: string,
): Promise<void> {
  await tx.run(sql`
    update requirement set settled = true
    where source = ${source} and key = ${key} and status <> 'OPEN' and not settled`);
}

/** Whether a player has a bonus that was played, and that its module has not settled yet. */
export async function hasUnsettled(tx: Tx, player: bigint): Promise<boolean> {
  const row = await tx.row<{ has: boolean }>(sql`
    select exists (
      select from requirement
      where player = ${player} and not settled and status = 'DONE'
    ) as has`);
  return row?.has ?? false;
}

/** What a source asked of a player after a time, up to another. */
export function selectAskedBetween(
  tx: Tx,
  player: bigint,
  source: RequirementSource,
  after: Temporal.Instant | null,
  until: Temporal.Instant,
): Promise<StoredRequirement[]> {
  return tx.rows<StoredRequirement>(sql`
    select ${COLUMNS} from requirement
    where player = ${player}
      and source = ${source}
      and created_at <= ${until.toString()}::timestamptz
      and (
        ${after?.toString() ?? null}::timestamptz is null
        or created_at > ${after?.toString() ?? null}::timestamptz
      )
    ${IN_ORDER}`);
}

/** A brand's players with an open requirement, by id from after one on. */
export async function playersWithOpen(
  tx: Tx,
  brandId: bigint,
  after: bigint,
  most: number,
): Promise<bigint[]> {
  const rows = await tx.rows<{ player: bigint }>(sql`
    select distinct player from requirement
    where status = 'OPEN' and brand_id = ${brandId} and player > ${after}
    order by player limit ${most}`);
  return rows.map(({ player }) => player);
}

/** Of players in rows of the record those with an open requirement and rows not counted yet. */
export async function playersAmong(tx: Tx, rows: Sql): Promise<bigint[]> {
  const found = await tx.rows<{ player: bigint }>(sql`
    select distinct requirement.player
    from (${rows}) entry
    join requirement
      on requirement.player = entry.player_id and requirement.status = 'OPEN'
    join wagering_player place on place.player = requirement.player
      and entry.number > case entry.source when 'rounds' then place.rounds else place.lottery end
    where entry.turnover <> 0
    order by requirement.player`);
  return found.map(({ player }) => player);
}
