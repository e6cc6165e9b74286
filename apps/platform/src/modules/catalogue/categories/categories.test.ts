import { sql } from "@perya/postgres/sql";
import { cloneDatabase, type TestDatabase } from "@perya/postgres/testing";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { GAME_TYPES } from "../catalogue.ts";
import { CATEGORY } from "./categories.store.ts";
import { categoryOf, NAMED_VENDORS } from "./category-of.ts";

let db: TestDatabase;
beforeAll(async () => {
  db = await cloneDatabase(inject("platform"));
});
afterAll(() => db.close());

test("a statement finds the same category of every vendor and type as the rule", async () => {
  const vendors = [...NAMED_VENDORS, "BTI"];
  const pairs = vendors.flatMap((vassalage) => GAME_TYPES.map((type) => ({ vassalage, type })));
  const found = await db.rows(sql`
    select vendor.vassalage, game.game_type as type, ${CATEGORY} as category
    from unnest(${vendors}::text[]) as vendor (vassalage)
    cross join unnest(${[...GAME_TYPES]}::text[]) as game (game_type)`);
  const rule = pairs.map((pair) => ({
    ...pair,
    category: categoryOf(pair.vassalage, pair.type),
  }));
  expect(found).toHaveLength(rule.length);
  expect(found).toEqual(expect.arrayContaining(rule));
});
