import { raw, sql } from "@perya/postgres/sql";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { usePayouts } from "../testing/use-payouts.ts";
import type { StatementProvider } from "./movement.ts";
import { daySumsOf, movementsOf } from "./movements.store.ts";

const { db, ben, payer, step, ordered, runAll, hears, atBank } = await usePayouts();

const HOUR = { hours: 1 };
const PESO = 100_000n;

async function booked(provider: StatementProvider) {
  const now = Temporal.Now.instant();
  const span = { from: now.subtract(HOUR), to: now.add(HOUR) };
  const of = { brandId: 1n, provider };
  const days = await daySumsOf(db, of, span, "UTC");
  const sum = (direction: string) =>
    days
      .filter((day) => day.direction === direction)
      .reduce((total, { units }) => total + units, 0n);
  const moved = await movementsOf(db, of, span, []);
  return {
    sent: moved.filter(({ direction }) => direction === "OUT").map(({ number }) => number),
    in: sum("IN"),
    out: sum("OUT"),
  };
}

test("what a provider sent stays its own when another payer pays the leg again", async () => {
  const { id } = await ordered();
  await runAll();
  await hears(id, "SENT");
  const number = (await atBank(id))[0]?.publicId;
  const back = { returnedAmount: (400n * PESO).toString(), reference: "RET-1", reason: "Closed" };
  await step(id, "return", back, payer);
  await step(id, "return", back, ben);
  const before = await booked("sandbox");
  expect(before).toEqual({ sent: [number], in: 400n * PESO, out: 400n * PESO });

  expect((await step(id, "retry")).status).toBe(200);
  await step(id, "sent", { reference: "OUT-2" });
  expect(await booked("sandbox")).toEqual(before);
  const byHand = { sent: ["OUT-2"], in: 1_000n * PESO, out: 400n * PESO };
  expect(await booked("bank")).toEqual(byHand);
});

test("payers from before they were kept are found by their orders", async () => {
  const steps = sql`
    select subject_id, n, payer from cashier_step where payer is not null order by 1, 2`;
  const kept = await db.rows(steps);
  expect(kept.length).toBeGreaterThan(1);
  const file = "../migrations/20270121010001_payers_of_steps.sql";
  await db.run(sql`alter table cashier_step drop column payer`);
  await db.run(raw(await readFile(join(import.meta.dirname, file), "utf8")));
  expect(await db.rows(steps)).toEqual(kept);
});
