import { sql } from "@perya/postgres/sql";
import { cloneDatabase, type TestDatabase } from "@perya/postgres/testing";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import type { Platform } from "../platform.ts";
import { readOptions } from "./read-options.ts";
import { turnoverRebuild } from "./turnover-rebuild.ts";

let db: TestDatabase;
beforeAll(async () => {
  db = await cloneDatabase(inject("platform"));
});
afterAll(() => db.close());

const run = (...args: string[]) =>
  turnoverRebuild.run(readOptions(turnoverRebuild, args), { db } as unknown as Platform);

test("a rebuild fails while a report has what the record does not, says what, and repairs it when asked", async () => {
  expect(await run()).toMatchObject({ exitCode: 0, json: { same: true } });
  await db.run(sql`
    insert into report_open (brand_id, currency, book, excluded, units)
    values (1, 'PHP', 'play', false, 70)`);
  const found = await run();
  expect(found).toMatchObject({ exitCode: 1, json: { same: false, repaired: false } });
  expect(found.lines.join()).toContain('"units": -70');
  expect(await run("--repair")).toMatchObject({ exitCode: 1, json: { repaired: true } });
  expect(await run()).toMatchObject({ exitCode: 0, json: { same: true } });
});
