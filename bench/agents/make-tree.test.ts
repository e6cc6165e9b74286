import { sql } from "@perya/postgres/sql";
import { cloneDatabase, type TestDatabase } from "@perya/postgres/testing";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { makeTree } from "./make-tree.ts";

let db: TestDatabase;
beforeAll(async () => {
  db = await cloneDatabase(inject("platform"));
});
afterAll(() => db.close());

test("a tree for a bench has everyone below the first agent, and each one's line is the walk over parents", async () => {
  expect(await makeTree(db, 400)).toBe(20);
  const wrong = await db.rows(sql`
    with recursive walk (player_id, parent_id, steps) as (
      select player_id, parent_id, 1 from agent_place where parent_id is not null
      union all
      select walk.player_id, place.parent_id, steps + 1
      from walk join agent_place place on place.player_id = walk.parent_id
      where place.parent_id is not null
    )
    (select parent_id, player_id, steps from walk
      except select ancestor_id, descendant_id, depth from agent_line)
    union all
    (select ancestor_id, descendant_id, depth from agent_line
      except select parent_id, player_id, steps from walk)`);
  expect(wrong).toEqual([]);
  const team = await db.row<{ size: number }>(sql`
    select count(*)::int4 as size from agent_line where ancestor_id = 1`);
  expect(team?.size).toBe(399);
});
