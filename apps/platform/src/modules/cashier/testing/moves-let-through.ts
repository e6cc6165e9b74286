import { raw, sql } from "@perya/postgres/sql";
import type { TestDatabase } from "@perya/postgres/testing";
import { expect } from "vitest";

/** What a state asks of other columns is no part of the moves. */
const WITHOUT_CHECKS = `do $$
declare rule record;
begin
  for rule in
    select conname from pg_constraint
    where conrelid = 'withdrawal_leg'::regclass and contype = 'c'
  loop
    execute format('alter table withdrawal_leg drop constraint %I', rule.conname);
  end loop;
end $$`;

/**
 * The moves between two states, as `from>to`, that the database lets a row of the subject make;
 * every other one it has to refuse by name. All of them are tried on the first row there is.
 */
export async function movesLetThrough(
  db: TestDatabase,
  subject: "deposit" | "withdrawal" | "leg",
  statuses: readonly string[],
): Promise<string[]> {
  const name = raw(subject === "leg" ? "withdrawal_leg" : subject);
  const row = await db.row<{ id: bigint }>(
    subject === "deposit"
      ? sql`select id from deposit where status = 'SUCCEEDED' order by id limit 1`
      : sql`select id from ${name} order by id limit 1`,
  );
  const passed: string[] = [];
  for (const from of statuses) {
    for (const to of statuses.filter((status) => status !== from)) {
      const moving = db.inTransaction(async (tx) => {
        await tx.run(sql`alter table ${name} disable trigger user`);
        await tx.run({ text: WITHOUT_CHECKS, values: [] });
        await tx.run(sql`update ${name} set status = ${from} where id = ${row?.id}`);
        await tx.run(sql`alter table ${name} enable trigger user`);
        await tx.run(sql`update ${name} set status = ${to} where id = ${row?.id}`);
        throw new Error("went through");
      });
      const fault = await moving.catch((error: unknown) => String(error));
      if (fault.includes("went through")) passed.push(`${from}>${to}`);
      else expect(fault).toContain(`a ${subject} cannot go from ${from} to ${to}`);
    }
  }
  return passed;
}
