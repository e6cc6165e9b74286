import { sql } from "@perya/postgres/sql";
import { cloneDatabase, type TestDatabase } from "@perya/postgres/testing";
import fc from "fast-check";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { recordAudit, verifyAudit } from "./index.ts";

let db: TestDatabase;
beforeAll(async () => {
  db = await cloneDatabase(inject("platform"));
});
afterAll(() => db.close());

const note = (subject: string, after: unknown = { level: 1 }) =>
  db.inTransaction((tx) =>
    recordAudit(tx, {
      actor: "ana",
      action: "player.kyc",
      subject,
      brandId: 1n,
      before: null,
      after,
      reason: "seen the papers",
    }),
  );

/** Changes the trail the way a person with the database's master key could. */
async function tamper(change: ReturnType<typeof sql>): Promise<void> {
  await db.run(sql`alter table audit_row disable trigger audit_append_only`);
  await db.run(change);
  await db.run(sql`alter table audit_row enable trigger audit_append_only`);
}

test("fifty actions at once make one unbroken trail", async () => {
  await Promise.all(Array.from({ length: 50 }, (_, at) => note(`pl_${at}`)));
  expect(await verifyAudit(db)).toEqual({ green: true, rows: 50, problem: null });
});

test("whatever an action says is read back as it was written", async () => {
  await fc.assert(
    fc.asyncProperty(fc.json({ maxDepth: 2 }), async (text) => {
      // PostgreSQL's jsonb has no NUL and no lone surrogates; neither has anything we write.
      fc.pre(!/\\u0000|\\ud[89a-f]/i.test(text) && !text.includes("\0"));
      await note("pl_any", JSON.parse(text));
    }),
    { numRuns: 60 },
  );
  expect((await verifyAudit(db)).problem).toBeNull();
});

test("no action is recorded when its transaction fails", async () => {
  const { rows } = await verifyAudit(db);
  const failing = db.inTransaction(async (tx) => {
    await recordAudit(tx, { actor: "ana", action: "x.y", subject: "pl_none", brandId: null });
    throw new Error("power cut");
  });
  await expect(failing).rejects.toThrow("power cut");
  expect((await verifyAudit(db)).rows).toBe(rows);
});

test("the database refuses to change or remove a row", async () => {
  await expect(db.run(sql`update audit_row set actor = 'ben' where n = 1`)).rejects.toThrow(
    "append only",
  );
  await expect(db.run(sql`delete from audit_row where n = 1`)).rejects.toThrow("append only");
});

test("a row that was changed behind its back is found, by its number", async () => {
  await tamper(sql`update audit_row set actor = 'ben' where n = 7`);
  expect(await verifyAudit(db)).toMatchObject({
    green: false,
    problem: "Row 7 is not what was written",
  });
  await tamper(sql`update audit_row set actor = 'ana', brand_id = 2 where n = 7`);
  expect(await verifyAudit(db)).toMatchObject({
    green: false,
    problem: "Row 7 is not what was written",
  });
  await tamper(sql`update audit_row set brand_id = 1 where n = 7`);
  expect((await verifyAudit(db)).green).toBe(true);
});

test("a row that was taken out is found", async () => {
  await tamper(sql`delete from audit_row where n = 9`);
  expect(await verifyAudit(db)).toMatchObject({ green: false, problem: "Row 9 is missing" });
});
