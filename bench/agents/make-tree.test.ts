import { sql } from "@perya/postgres/sql";
import { cloneDatabase, type TestDatabase } from "@perya/postgres/testing";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { lineAbove, placeOf } from "../../apps/platform/src/modules/agents/index.ts";
import { FIRST_MEMBER, makeTree } from "./make-tree.ts";

let db: TestDatabase;
beforeAll(async () => {
  db = await cloneDatabase(inject("platform"));
});
afterAll(() => db.close());

test("a tree for a bench has its members on full levels, and each one's line is the walk over parents", async () => {
  const since = Temporal.Instant.from("2026-06-01T00:00:00Z");
  expect(await makeTree(db, { brandId: 1n, members: 200, since })).toEqual([1, 5, 25, 125, 44]);
  const walk = (n: number): bigint[] => {
    if (n === 0) return [];
    const parent = Math.floor((n - 1) / 5);
    return [FIRST_MEMBER + BigInt(parent), ...walk(parent)];
  };
  for (const n of [0, 1, 5, 6, 31, 155, 156, 199]) {
    const line = walk(n);
    expect(await lineAbove(db, FIRST_MEMBER + BigInt(n))).toEqual(line);
    expect(await placeOf(db, FIRST_MEMBER + BigInt(n))).toEqual({
      parentId: line[0] ?? null,
      depth: line.length + 1,
    });
  }
  const team = await db.row<{ size: number }>(sql`
    select count(*)::int4 as size from agent_line where ancestor_id = ${FIRST_MEMBER}`);
  expect(team?.size).toBe(199);
});
