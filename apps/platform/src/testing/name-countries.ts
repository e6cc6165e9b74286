import { sql } from "@perya/postgres/sql";
import type { TestDatabase } from "@perya/postgres/testing";

/** A budget of text messages for each of some countries. */
export async function nameCountries(db: TestDatabase): Promise<void> {
  const budget = { perHour: 1, perDay: 1 };
  const countries = "VN TH ID MY SG KH LA MM BN TL AU NZ JP KR TW HK IN BD LK NP PK MN"
    .split(" ")
    .map((country) => ({ country, ...budget }));
  await db.run(sql`
    insert into brand_settings (brand_id, section, value)
    values (1, 'sms', ${JSON.stringify({ own: budget, others: budget, countries })}::jsonb)`);
}
