import type { Tx } from "@perya/postgres";
import { raw, sql } from "@perya/postgres/sql";
import { PAGE_SIZE, type Page } from "../../cashier.ts";
import { ownedBy } from "../../owner.store.ts";
import type { Complaint } from "./complaint.ts";

const COLUMNS = raw(`
  complaint.id, complaint.leg, complaint.kind, complaint.text,
  complaint.said_units as "saidUnits", complaint.opened_at as "openedAt",
  complaint.answered_at as "answeredAt", complaint.answered_by as "answeredBy", complaint.answer`);

/** Opens a complaint about a leg; false when there is one already. */
export async function insertComplaint(
  tx: Tx,
  complaint: Pick<Complaint, "leg" | "kind" | "text" | "saidUnits">,
): Promise<boolean> {
  const row = await tx.row(sql`
    insert into withdrawal_complaint (leg, kind, text, said_units)
    values (${complaint.leg}, ${complaint.kind}, ${complaint.text}, ${complaint.saidUnits})
    on conflict do nothing
    returning id`);
  return row !== undefined;
}

/** Writes the answer of an open complaint; undefined when none is open. */
export function answerOpen(
  tx: Tx,
  leg: bigint,
  by: string,
  answer: string,
): Promise<Complaint | undefined> {
  return tx.row<Complaint>(sql`
    update withdrawal_complaint complaint
    set answered_at = clock_timestamp(), answered_by = ${by}, answer = ${answer}
    where leg = ${leg} and answered_at is null
    returning ${COLUMNS}`);
}

/** The complaints about some legs, by leg. */
export async function complaintsOf(
  tx: Tx,
  legs: readonly bigint[],
): Promise<ReadonlyMap<bigint, Complaint>> {
  const rows = await tx.rows<Complaint>(sql`
    select ${COLUMNS} from withdrawal_complaint complaint where leg = any (${legs}::bigint[])`);
  return new Map(rows.map((one) => [one.leg, one]));
}

/** A complaint with what it is about. */
export interface OpenComplaint extends Complaint {
  readonly n: number;
  readonly units: bigint;
  readonly withdrawal: string;
  readonly playerName: string;
  readonly currency: string;
}

/** A page of a brand's complaints that nobody answered yet, or of all brands' for null. */
export async function pageOpenComplaints(
  tx: Tx,
  brandId: bigint | null,
  pageNo: number,
): Promise<Page<OpenComplaint>> {
  const from = sql`
    withdrawal_complaint complaint
    join withdrawal_leg leg on leg.id = complaint.leg
    join (select * from withdrawal where ${ownedBy({ brandId })}) withdrawal
      on withdrawal.id = leg.withdrawal
    where complaint.answered_at is null`;
  const rows = await tx.rows<OpenComplaint>(sql`
    select ${COLUMNS}, leg.n, leg.units, withdrawal.public_id as withdrawal,
      withdrawal.player_name as "playerName", withdrawal.currency
    from ${from}
    order by complaint.id limit ${PAGE_SIZE} offset ${(pageNo - 1) * PAGE_SIZE}`);
  const count = await tx.row<{ n: bigint }>(sql`select count(*) as n from ${from}`);
  return { rows, total: Number(count?.n ?? 0n) };
}
