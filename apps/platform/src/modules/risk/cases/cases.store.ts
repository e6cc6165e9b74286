import type { Tx } from "@perya/postgres";
import { raw, sql } from "@perya/postgres/sql";
import type { Player } from "../../players/index.ts";
import type { CaseState, CaseStep, RiskCase } from "./case.ts";

export const CASE_COLUMNS = raw(`
  id, public_id as "publicId", player, brand_id as "brandId", player_name as "playerName",
  player_ref as "playerRef", state, score, assignee, opened_by as "openedBy",
  opened_at as "openedAt", moved_at as "movedAt", block_key as "blockKey"`);

/** Opens a case; undefined while another one of the player is looked into. */
export function insertCase(
  tx: Tx,
  publicId: string,
  { id, brandId, username, publicId: ref }: Player,
  openedBy: string,
  score: number,
): Promise<RiskCase | undefined> {
  return tx.row(sql`
    insert into risk_case (
      public_id, player, brand_id, player_name, player_ref, opened_by, score
    )
    values (${publicId}, ${id}, ${brandId}, ${username}, ${ref}, ${openedBy}, ${score})
    on conflict (player) where state in ('OPEN', 'INVESTIGATING') do nothing
    returning ${CASE_COLUMNS}`);
}

/** The case of a player that is looked into, locked. */
export function lockWaitingCase(tx: Tx, player: bigint): Promise<RiskCase | undefined> {
  return tx.row(sql`
    select ${CASE_COLUMNS} from risk_case
    where player = ${player} and state in ('OPEN', 'INVESTIGATING') for update`);
}

/** A case of a brand, or of any for null. */
export function selectCase(
  tx: Tx,
  publicId: string,
  brandId: bigint | null,
): Promise<RiskCase | undefined> {
  return tx.row(sql`
    select ${CASE_COLUMNS} from risk_case
    where public_id = ${publicId} and (${brandId}::bigint is null or brand_id = ${brandId})`);
}

/** The same, locked until the transaction ends. */
export function lockCase(
  tx: Tx,
  publicId: string,
  brandId: bigint | null,
): Promise<RiskCase | undefined> {
  return tx.row(sql`
    select ${CASE_COLUMNS} from risk_case
    where public_id = ${publicId} and (${brandId}::bigint is null or brand_id = ${brandId})
    for update`);
}

/**
 * All cases of a player, locked: whether the account is blocked for one of them changes with none
 * until the transaction ends.
 */
export function lockCasesOf(tx: Tx, player: bigint): Promise<RiskCase[]> {
  return tx.rows(sql`
    select ${CASE_COLUMNS} from risk_case where player = ${player} order by id for update`);
}

/** A player's cases, newest first. */
export function selectCasesOf(tx: Tx, player: bigint): Promise<RiskCase[]> {
  return tx.rows(sql`
    select ${CASE_COLUMNS} from risk_case where player = ${player} order by id desc limit 50`);
}

export async function updateState(
  tx: Tx,
  id: bigint,
  state: CaseState,
  blockKey: string | null,
): Promise<void> {
  await tx.run(sql`
    update risk_case
    set state = ${state}, moved_at = now(), block_key = ${blockKey} where id = ${id}`);
}

export async function updateAssignee(tx: Tx, id: bigint, assignee: string | null): Promise<void> {
  await tx.run(sql`update risk_case set assignee = ${assignee} where id = ${id}`);
}

/** Raises the score of a case, never lowers it. */
export async function raiseScore(tx: Tx, id: bigint, score: number): Promise<void> {
  await tx.run(sql`update risk_case set score = greatest(score, ${score}) where id = ${id}`);
}

export async function insertStep(
  tx: Tx,
  caseId: bigint,
  { kind, actor, words, details }: Omit<CaseStep, "at">,
): Promise<void> {
  await tx.run(sql`
    insert into risk_case_step (case_id, kind, actor, words, details)
    values (${caseId}, ${kind}, ${actor}, ${words}, ${JSON.stringify(details)}::jsonb)`);
}

/** Most steps that are shown and exported. */
const MOST_STEPS = 1_000;

/** What happened to a case, oldest first. */
export function selectSteps(tx: Tx, caseId: bigint): Promise<CaseStep[]> {
  return tx.rows(sql`
    select kind, actor, words, details, at from risk_case_step
    where case_id = ${caseId} order by id limit ${MOST_STEPS}`);
}

/** Whether a subject was added to a case with at least this score. */
export async function hasFound(
  tx: Tx,
  caseId: bigint,
  subject: string,
  score: number,
): Promise<boolean> {
  const row = await tx.row(sql`
    select 1 from risk_case_step
    where case_id = ${caseId} and kind in ('OPENED', 'FOUND')
      and details ->> 'subject' = ${subject} and (details ->> 'score')::int4 >= ${score}
    limit 1`);
  return row !== undefined;
}
