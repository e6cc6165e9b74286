import { sql } from "@perya/postgres/sql";
import { expect, test } from "vitest";
import { useSites } from "../../testing/use-sites.ts";

const { db, sites } = await useSites();
const [owner, support] = [await sites.staff("owner"), await sites.staff("support")];
const ZONE = "Asia/Manila";
const dateOf = (daysAgo: number) =>
  Temporal.Now.zonedDateTimeISO(ZONE).toPlainDate().subtract({ days: daysAgo }).toString();

test("staff who may read reports see the brand's day of today as open, others see nothing", async () => {
  expect((await owner.call("GET", "/days")).value).toEqual({
    days: [expect.objectContaining({ day: dateOf(0), state: "OPEN", books: [], check: null })],
    isLast: true,
  });
  expect(await support.call("GET", "/days")).toMatchObject({ status: 403 });
  expect(await owner.call("GET", "/days?brand=4711")).toMatchObject({ code: "NO_SUCH_BRAND" });
  const { value } = await owner.call("GET", "/dashboard");
  expect(value.days).toEqual({ closed: null, red: [] });
});

test("a red day and what fails on it are on the page of days, and its date on the dashboard", async () => {
  const breaks = [{ identity: "I5", of: "held", currency: "PHP", book: "play", units: "-300000" }];
  await db.run(sql`
    insert into report_ledger_day (brand_id, day, currency, book, account, vendor_id)
    values (1, ${dateOf(2)}::date, 'PHP', 'play', '', 0)`);
  const startOf = (daysAgo: number) => sql`
    (${dateOf(daysAgo)}::date::timestamp at time zone ${ZONE})`;
  await db.run(sql`
    insert into report_closing (brand_id, day, state, starts_at, ends_at, read_to, breaks, hash)
    values (
      1, ${dateOf(2)}::date, 'CLOSED', ${startOf(2)}, ${startOf(1)}, 1, '[]', '\\x00'
    ), (
      1, ${dateOf(1)}::date, 'RED', ${startOf(1)}, ${startOf(0)}, 1,
      ${JSON.stringify(breaks)}::jsonb, null
    )`);
  const { value } = await owner.call("GET", "/days");
  expect(value).toMatchObject({
    days: [
      { state: "OPEN" },
      {
        day: dateOf(1),
        state: "RED",
        breaks: [
          {
            identity: "I5",
            of: "held",
            book: "play",
            amount: { amount: "-300000", currency: "PHP" },
          },
        ],
      },
      { day: dateOf(2), state: "CLOSED", check: { matches: false, hash: "00" } },
    ],
  });
  const before = await owner.call("GET", `/days?before=${dateOf(1)}`);
  expect(before.value.days.map(({ day }: { day: string }) => day)).toEqual([dateOf(2)]);
  const dashboard = await owner.call("GET", "/dashboard");
  expect(dashboard.value.days).toEqual({
    closed: dateOf(2),
    red: [{ brand: "Perya", day: dateOf(1) }],
  });
});
