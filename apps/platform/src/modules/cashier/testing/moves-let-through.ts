import { raw, sql } from "@perya/postgres/sql";
import type { TestDatabase } from "@perya/postgres/testing";
import { expect } from "vitest";

/**
 * The moves between two states, as `from>to`, that the database lets a row of the table make; every
 * other one it has to refuse by name. All of them are tried on the first row there is.
 */
export async function movesLetThrough(
  db: TestDatabase,
  table: "deposit" | "withdrawal",
  statuses: readonly string[],
): Promise<string[]> {
  const name = raw(table);
  const row = await db.row<{ id: bigint }>(
    table === "deposit"
      ? sql`select id from deposit where status = 'SUCCEEDED' order by id limit 1`
      : sql`select id from withdrawal order by id limit 1`,
  );
  const passed: string[] = [];
  for (const from of statuses) {
    for (const to of statuses.filter((status) => status !== from)) {
      const moving = db.inTransaction(async (tx) => {
        await tx.run(sql`alter table ${name} disable trigger user`);
        await tx.run(sql`update ${name} set status = ${from} where id = ${row?.id}`);
        await tx.run(sql`alter table ${name} enable trigger user`);
        await tx.run(sql`update ${name} set status = ${to} where id = ${row?.id}`);
        throw new Error("went through");
      });
      const fault = await moving.catch((error: unknown) => String(error));
      if (fault.includes("went through")) passed.push(`${from}>${to}`);
      else expect(fault).toContain(`a ${table} cannot go from ${from} to ${to}`);
    }
  }
  return passed;
}
