import { sql } from "@perya/postgres/sql";
import { expect, test } from "vitest";
import { chooseProfiles } from "../../testing/choose-profiles.ts";
import { passTime } from "../../testing/pass-time.ts";
import { useSites } from "../../testing/use-sites.ts";
import { cell } from "../profiles/testing/use-profiles.ts";
import { inboxJobs } from "./inbox.jobs.ts";
import { writeLetter } from "./write-letter.ts";

const { db, sites } = await useSites();
const { platform } = sites;

/** Of two messages, three days older and younger than so many, the ages of those that are left. */
async function leftOf(days: number): Promise<number[]> {
  const { id: player } = await sites.player();
  await db.run(sql`delete from inbox_message where player = ${player}`);
  for (const age of [days + 3, days - 3]) {
    await db.inTransaction((tx) =>
      writeLetter(tx, { player, template: "level raised", details: { level: 2 }, link: "/" }),
    );
    await db.run(sql`
      update inbox_message set made_at = now() - make_interval(days => ${age})
      where player = ${player} and made_at > now() - interval '1 hour'`);
  }
  await inboxJobs(platform).tasks["forget-inbox"]?.(undefined, undefined as never);
  const rows = await db.rows<{ days: number }>(sql`
    select extract(day from now() - made_at)::int as days from inbox_message
    where player = ${player} order by made_at`);
  return rows.map((row) => row.days);
}

const years = (n: number) => Math.round(365.25 * n);

test("what players were told is kept for five years, and no longer where no law wants that", async () => {
  expect(await leftOf(years(5))).toEqual([years(5) - 3]);
});

test("a law that has records kept longer applies to all that is not deleted yet", async () => {
  await db.run(sql`
    insert into profile_version (
      code, version, name, authority, zone, effective_at, published_at, published_by, cells
    )
    values (
      'XK', 1, 'Elsewhere', '', 'brand', now() - interval '1 hour', now() - interval '1 day',
      'test', ${JSON.stringify({ "records.years": cell(8) })}::jsonb
    )`);
  await chooseProfiles(db, ["XK"]);
  passTime(10_000);
  expect(await leftOf(years(5))).toEqual([years(5) + 3, years(5) - 3]);
  expect(await leftOf(years(8))).toEqual([years(8) - 3]);
});
