import { sql } from "@perya/postgres/sql";
import { cloneDatabase, type TestDatabase } from "@perya/postgres/testing";
import fc from "fast-check";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { brandById, changeZone, zonesOf, type Brand } from "../brands/index.ts";
import { told } from "../facts/testing/told.ts";
import { roundSettled, type TurnoverEntry } from "../turnover/index.ts";
import { bookTurnoverEntries } from "../turnover/testing/book-turnover-entries.ts";
import { rollUp } from "./roll-up.ts";

const ZONES = [
  "Asia/Manila",
  "UTC",
  "Pacific/Kiritimati",
  "Etc/GMT+12",
  "America/Santiago",
  "Asia/Kathmandu",
  "Europe/London",
] as const;

let db: TestDatabase;
beforeAll(async () => {
  db = await cloneDatabase(inject("platform"));
});
afterAll(() => db.close());

async function newBrand(zone: string): Promise<Brand> {
  const made = await db.row<{ id: bigint }>(sql`
    insert into brand (host, name, real_money, currency, country, zone, minimum_age)
    values (gen_random_uuid()::text, 'Days', false, 'PHP', 'PH', ${zone}, 18)
    returning id`);
  const brand = await brandById(db, made?.id ?? 0n);
  if (!brand) throw new Error("The brand was not made");
  return brand;
}

const day = (at: Temporal.Instant, zone: string) => at.toZonedDateTimeISO(zone).toPlainDate();

test("a brand's new zone begins with a day of its own, and no date comes twice", async () => {
  for (const from of ZONES)
    for (const to of ZONES) {
      const changed = await changeZone(db, await newBrand(from), to);
      // 26 hours from one end of the world to the other.
      expect(changed.ok).toBe(from !== "Pacific/Kiritimati" || to !== "Etc/GMT+12");
      if (!changed.ok) continue;
      const start = changed.value;
      const last = start.subtract({ nanoseconds: 1 });
      expect(start.toZonedDateTimeISO(to).startOfDay().toInstant().equals(start)).toBe(true);
      expect(Temporal.PlainDate.compare(day(last, from), day(start, to))).toBeLessThanOrEqual(0);
    }
});

const entryAt = (brandId: bigint, at: Temporal.Instant, stake: bigint): TurnoverEntry => ({
  playerId: 7n,
  brandId,
  currency: "PHP",
  book: "play",
  excluded: false,
  vendorId: 3,
  gameCode: "harbor",
  category: "RNG",
  at,
  closedAt: at,
  amounts: {
    rounds: 1n,
    stake,
    payout: 0n,
    refund: 0n,
    turnover: stake,
    freeStake: 0n,
    freePayout: 0n,
  },
  origin: stake,
});

test("each entry is on the day of the zone that was in force, while the zone changes and before and after", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...ZONES),
      fc.constantFrom(...ZONES),
      fc.array(fc.integer({ min: -200, max: 200 }), { minLength: 1, maxLength: 30 }),
      async (from, to, quarters) => {
        const brand = await newBrand(from);
        const changed = await changeZone(db, brand, to);
        if (!changed.ok) return;
        const start = changed.value;
        const entries = quarters.map((quarter, n) =>
          entryAt(brand.id, start.add({ minutes: quarter * 15 }), BigInt(n + 1)),
        );
        await bookTurnoverEntries(db, "rounds", entries);
        while (await db.inTransaction((tx) => rollUp(tx, "rounds")));
        const plain = new Map<string, bigint>();
        for (const { at, amounts } of entries) {
          const zone = Temporal.Instant.compare(at, start) < 0 ? from : to;
          const name = day(at, zone).toString();
          plain.set(name, (plain.get(name) ?? 0n) + amounts.stake);
        }
        const rows = await db.rows<{ day: string; stake: bigint }>(sql`
          select day::text, sum(stake)::int8 as stake from report_day
          where brand_id = ${brand.id}
          group by 1`);
        expect(new Map(rows.map((row) => [row.day, row.stake]))).toEqual(plain);
        expect(await zonesOf(db, brand.id)).toHaveLength(2);
      },
    ),
    { numRuns: 15 },
  );
});

test("rounds that are settled are one fact, which names the entries that say how they ended", async () => {
  const [brand, before] = [await newBrand("UTC"), (await told(db, roundSettled)).length];
  const at = Temporal.Instant.from("2026-11-01T00:00:00Z");
  await bookTurnoverEntries(db, "rounds", [entryAt(brand.id, at, 1n), entryAt(brand.id, at, 2n)]);
  await bookTurnoverEntries(db, "rounds", []);
  await bookTurnoverEntries(db, "rounds", [entryAt(brand.id, at, 3n)]);
  const facts = (await told(db, roundSettled)).slice(before) as { from: string; to: string }[];
  const last = Number(facts[1]?.to);
  expect(facts).toEqual([
    { source: "rounds", from: String(last - 2), to: String(last - 1) },
    { source: "rounds", from: String(last), to: String(last) },
  ]);
});
