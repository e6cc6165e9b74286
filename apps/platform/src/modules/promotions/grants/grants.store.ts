import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { Rule } from "../rules/rule.ts";
import { GRANT_STATUSES, type Grant, type GrantStatus, type NewGrant } from "./grant.ts";

const COLUMNS = sql`
  promotion_grant.id, promotion_grant.public_id as "publicId", promotion_grant.promotion,
  promotion_grant.version, promotion_grant.brand_id as "brandId", player, period,
  promotion_grant.status, currency, deposit, deposit_units as "depositUnits",
  bonus_units as "bonusUnits", required_units as "requiredUnits", own_units as "ownUnits", seq,
  expires_at as "expiresAt", removed_units as "removedUnits",
  promotion_grant.created_at as "createdAt"`;

/** Writes a grant in the first of its states. */
export async function insertGrant(
  tx: Tx,
  grant: NewGrant,
  status: "APPLYING" | "ISSUED" = "ISSUED",
): Promise<Grant> {
  const row = await tx.row<Grant>(sql`
    insert into promotion_grant (
      public_id, promotion, version, brand_id, player, period, status, currency, deposit,
      deposit_units, bonus_units, required_units, expires_at
    )
    values (
      ${grant.publicId}, ${grant.promotion}, ${grant.version}, ${grant.brandId}, ${grant.player},
      ${grant.period}, ${status}, ${grant.currency}, ${grant.deposit}, ${grant.depositUnits},
      ${grant.bonusUnits}, ${grant.requiredUnits},
      now() + make_interval(days => ${grant.claimDays ?? null}::int)
    )
    returning ${COLUMNS}`);
  if (!row) throw new Error(`Grant ${grant.publicId} was not written`);
  return row;
}

/** What a grant's row holds beside its status. */
interface Changes {
  readonly bonusUnits?: bigint;
  readonly requiredUnits?: bigint;
  readonly ownUnits?: bigint;
  readonly seq?: bigint;
  readonly expiresInDays?: number;
  readonly removedUnits?: bigint;
}

/** Moves a grant; the database refuses what its table lacks. */
export async function updateGrant(
  tx: Tx,
  id: bigint,
  status: GrantStatus,
  { bonusUnits, requiredUnits, ownUnits, seq, expiresInDays, removedUnits }: Changes = {},
): Promise<Grant> {
  const row = await tx.row<Grant>(sql`
    update promotion_grant
    set status = ${status},
      bonus_units = coalesce(${bonusUnits ?? null}::int8, bonus_units),
      required_units = coalesce(${requiredUnits ?? null}::int8, required_units),
      own_units = coalesce(${ownUnits ?? null}::int8, own_units),
      seq = coalesce(${seq ?? null}::int8, seq),
      removed_units = coalesce(${removedUnits ?? null}::int8, removed_units),
      expires_at = coalesce(
        now() + make_interval(days => ${expiresInDays ?? null}::int), expires_at
      )
    where id = ${id}
    returning ${COLUMNS}`);
  if (!row) throw new Error(`Grant ${id} is gone`);
  return row;
}

/** One grant, held until the transaction ends. */
export function lockGrant(tx: Tx, publicId: string): Promise<Grant | undefined> {
  return tx.row(sql`
    select ${COLUMNS} from promotion_grant where public_id = ${publicId} for update`);
}

export function grantByPublicId(tx: Tx, publicId: string): Promise<Grant | undefined> {
  return tx.row(sql`select ${COLUMNS} from promotion_grant where public_id = ${publicId}`);
}

/** Which of a player's grants: of some statuses, and those whose time to act ends before a time. */
interface Asked {
  readonly statuses?: readonly GrantStatus[] | undefined;
  readonly endsBefore?: Temporal.Instant | undefined;
}

/** A page of a player's grants, newest first, and one more when there is another page. */
export function pageOfPlayer(
  tx: Tx,
  player: bigint,
  { pageNo, size }: { readonly pageNo: number; readonly size: number },
  { statuses = GRANT_STATUSES, endsBefore }: Asked = {},
): Promise<Grant[]> {
  const before = endsBefore?.toString() ?? null;
  return tx.rows(sql`
    select ${COLUMNS} from promotion_grant
    where player = ${player}
      and status = any (${statuses}::text[])
      and (
        ${before}::timestamptz is null
        or (status in ('ISSUED', 'PROCESS') and expires_at < ${before}::timestamptz)
      )
    order by id desc limit ${size + 1} offset ${(pageNo - 1) * size}`);
}

/** A promotion's grants, newest first, and one more when there is another page. */
export function pageOfPromotion(
  tx: Tx,
  promotion: bigint,
  { pageNo, size }: { readonly pageNo: number; readonly size: number },
): Promise<Grant[]> {
  return tx.rows(sql`
    select ${COLUMNS} from promotion_grant
    where promotion = ${promotion}
    order by id desc limit ${size + 1} offset ${(pageNo - 1) * size}`);
}

/** The newest grant of each of some promotions to a player. */
export function latestGrants(
  tx: Tx,
  player: bigint,
  promotions: readonly bigint[],
): Promise<Grant[]> {
  return tx.rows(sql`
    select distinct on (promotion_grant.promotion) ${COLUMNS} from promotion_grant
    where player = ${player} and promotion = any (${promotions}::bigint[])
    order by promotion_grant.promotion, id desc`);
}

/**
 * Which of some players, the first among them, have a grant of a promotion and period, or wait for
 * one that they applied for.
 */
export async function havingGrant(
  tx: Tx,
  { promotion, period }: Pick<Grant, "promotion" | "period">,
  players: readonly bigint[],
): Promise<bigint[]> {
  const rows = await tx.rows<{ player: bigint }>(sql`
    select player from promotion_grant
    where promotion = ${promotion} and period = ${period} and status <> 'REJECTED'
      and player = any (${players}::bigint[])`);
  return rows.map(({ player }) => player);
}

/**
 * What a player has already: any grant that was issued, but for one, and one that keeps money in
 * or free bets that are being played.
 */
export async function grantsHad(
  tx: Tx,
  player: bigint,
  but: bigint | null = null,
): Promise<{ readonly any: boolean; readonly running: boolean }> {
  const row = await tx.row<{ any: boolean; running: boolean }>(sql`
    select exists (
        select from promotion_grant
        where player = ${player} and status not in ('APPLYING', 'REJECTED')
          and id is distinct from ${but}::int8
      ) as any,
      exists (
        select from promotion_grant
        where player = ${player} and status in ('CLAIMED', 'PROCESS')
      ) as running`);
  return row ?? { any: false, running: false };
}

/** Grants whose time to be claimed is over. */
export function selectUnclaimed(
  tx: Tx,
  most: number,
): Promise<Pick<Grant, "publicId" | "promotion">[]> {
  return tx.rows(sql`
    select public_id as "publicId", promotion from promotion_grant
    where status = 'ISSUED' and expires_at <= now()
    order by expires_at limit ${most}`);
}

/** Grants whose time to be played is over. */
export async function selectExpired(tx: Tx, most: number): Promise<string[]> {
  const rows = await tx.rows<{ publicId: string }>(sql`
    select public_id as "publicId" from promotion_grant
    where status = 'PROCESS' and expires_at <= now()
    order by expires_at limit ${most}`);
  return rows.map(({ publicId }) => publicId);
}

/** The rule that a grant was given under. */
export async function ruleOfGrant(
  tx: Tx,
  { promotion, version }: Pick<Grant, "promotion" | "version">,
): Promise<Rule> {
  const row = await tx.row<{ rule: Rule }>(sql`
    select rule from promotion_version where promotion = ${promotion} and version = ${version}`);
  if (!row) throw new Error(`Version ${version} of promotion ${promotion} is gone`);
  return row.rule;
}

/**
 * Promises so many ledger units of a promotion's budget, which the transaction then holds; false
 * where so much is not left.
 */
export async function reserveBudget(tx: Tx, promotion: bigint, units: bigint): Promise<boolean> {
  const rows = await tx.run(sql`
    update promotion set reserved_units = reserved_units + ${units}
    from promotion_version v
    where promotion.id = ${promotion}
      and v.promotion = promotion.id and v.version = promotion.version
      and (v.budget_units is null or reserved_units + ${units} <= v.budget_units)`);
  return rows === 1;
}

/** Gives so many ledger units of a promotion's budget back, which were promised and not taken. */
export async function releaseBudget(tx: Tx, promotion: bigint, units: bigint): Promise<void> {
  await tx.run(sql`
    update promotion set reserved_units = reserved_units - ${units} where id = ${promotion}`);
}

/** A player's grants of a promotion that wait to be claimed, the oldest first. */
export function issuedGrants(tx: Tx, promotion: bigint, player: bigint): Promise<Grant[]> {
  return tx.rows(sql`
    select ${COLUMNS} from promotion_grant
    where promotion = ${promotion} and player = ${player} and promotion_grant.status = 'ISSUED'
    order by id`);
}

/** Whether a deposit has brought a bonus. */
export async function hasGrantOf(tx: Tx, player: bigint, deposit: string): Promise<boolean> {
  const row = await tx.row(sql`
    select 1 from promotion_grant where player = ${player} and deposit = ${deposit} limit 1`);
  return row !== undefined;
}

/** All of a player's grants that wait to be claimed, the oldest first. */
export function issuedToPlayer(tx: Tx, player: bigint): Promise<Grant[]> {
  return tx.rows(sql`
    select ${COLUMNS} from promotion_grant
    where player = ${player} and promotion_grant.status = 'ISSUED'
    order by id`);
}

/** A brand's grants that are being wagered, by their ids after one. */
export function runningGrants(
  tx: Tx,
  brandId: bigint,
  after: bigint,
  most: number,
): Promise<Grant[]> {
  return tx.rows(sql`
    select ${COLUMNS} from promotion_grant
    where brand_id = ${brandId} and status = 'PROCESS' and promotion_grant.id > ${after}
    order by id limit ${most}`);
}

/** A player's bonus that is being wagered, or whose free bets are played. */
export function runningOf(tx: Tx, player: bigint): Promise<Grant | undefined> {
  return tx.row(sql`
    select ${COLUMNS} from promotion_grant
    where player = ${player} and status in ('CLAIMED', 'PROCESS')`);
}

/** A brand's grants that wait to be claimed, by their ids after one. */
export function issuedGrantsOf(
  tx: Tx,
  brandId: bigint,
  after: bigint,
  most: number,
): Promise<Grant[]> {
  return tx.rows(sql`
    select ${COLUMNS} from promotion_grant
    where brand_id = ${brandId} and status = 'ISSUED' and promotion_grant.id > ${after}
    order by id limit ${most}`);
}

/** Moves the end of a grant's time by so many days. */
export async function extendExpiry(tx: Tx, id: bigint, days: number): Promise<Grant> {
  const row = await tx.row<Grant>(sql`
    update promotion_grant set expires_at = expires_at + make_interval(days => ${days}::int)
    where id = ${id}
    returning ${COLUMNS}`);
  if (!row) throw new Error(`Grant ${id} is gone`);
  return row;
}

/** What a grant asks for from now on, under a law that came later. */
export async function updateRequired(tx: Tx, id: bigint, units: bigint): Promise<void> {
  await tx.run(sql`update promotion_grant set required_units = ${units} where id = ${id}`);
}
