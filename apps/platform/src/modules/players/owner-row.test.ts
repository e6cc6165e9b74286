import { sql } from "@perya/postgres/sql";
import { cloneDatabase, type TestDatabase } from "@perya/postgres/testing";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { isExcluded, ownerRow, ownersByIds } from "./index.ts";

let db: TestDatabase;
beforeAll(async () => {
  db = await cloneDatabase(inject("platform"));
  await db.run(sql`
    insert into player (
      id, public_id, brand_id, username, currency, book, country, kind, test_since
    )
    overriding system value
    select 5000 + n, 'pl_' || lpad(n::text, 20, '0'), 1, 'owner' || n, 'PHP', book, 'PH', kind,
      since::timestamptz
    from (
      select row_number() over () as n, *
      from unnest(array['1', '4', 'staff', 'system']) kind
      cross join unnest(array['play', 'test']) book
      cross join unnest(array[null, '2026-03-01T12:00:00Z']) since
    ) made`);
});
afterAll(() => db.close());

test("a statement leaves the same players out of figures, at every time, as the rule", async () => {
  const ids = Array.from({ length: 16 }, (_, n) => 5_001n + BigInt(n));
  const owners = await ownersByIds(db, ids);
  expect(owners).toHaveLength(16);
  const seen: boolean[] = [];
  for (const time of ["2026-03-01T11:59:59Z", "2026-03-01T12:00:00Z", "2026-03-01T12:00:01Z"]) {
    const at = Temporal.Instant.from(time);
    for (const owner of owners) {
      const excluded = isExcluded(owner, at);
      const [row] = await db.rows(ownerRow(sql`${owner.id}`, sql`${time}::timestamptz`));
      expect(row).toEqual({ brand_id: 1n, excluded });
      seen.push(excluded);
    }
  }
  expect(new Set(seen).size).toBe(2);
  expect(await db.rows(ownerRow(sql`1::int8`, sql`now()`))).toEqual([]);
});
