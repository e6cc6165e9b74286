import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { Deposit } from "../deposit.ts";
import { LONGEST_NAME, type KeptPayer, type LinePayer, type PayerWord } from "./payer-word.ts";

/** The names that a deposit's payer has had, oldest first: the last one counts. */
export function selectPayers(tx: Tx, { id }: Pick<Deposit, "id">): Promise<KeptPayer[]> {
  return tx.rows(sql`
    select payer, source, actor, second, reason, at from deposit_payer
    where deposit = ${id} order by n`);
}

/** Writes a payer's name. The caller holds the deposit. */
export async function insertPayer(
  tx: Tx,
  { id }: Deposit,
  { payer, source, actor }: PayerWord,
  corrected: Partial<Pick<KeptPayer, "second" | "reason">> = {},
): Promise<void> {
  await tx.run(sql`
    insert into deposit_payer (deposit, n, payer, source, actor, second, reason)
    select ${id}, coalesce(max(n), 0) + 1, ${payer}, ${source}, ${actor},
      ${corrected.second ?? null}, ${corrected.reason ?? null}
    from deposit_payer
    where deposit = ${id}`);
  await tx.run(sql`update deposit set payer = ${payer} where id = ${id}`);
}

/** Of some lines of a statement those that name another payer than is known, by deposit. */
export function selectOtherNames(tx: Tx, lines: readonly LinePayer[]): Promise<LinePayer[]> {
  const ids = lines.map(({ deposit }) => deposit);
  return tx.rows(sql`
    select d.public_id as deposit, t.payer
    from unnest(${ids}::text[], ${lines.map(({ payer }) => payer)}::text[]) as t (id, payer)
    join deposit d on d.public_id = t.id
    where d.payer is distinct from left(t.payer, ${LONGEST_NAME})
    order by d.id`);
}
