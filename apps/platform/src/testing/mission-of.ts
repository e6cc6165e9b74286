import { sql } from "@perya/postgres/sql";
import type { TestDatabase } from "@perya/postgres/testing";

/** A draft of a mission of a brand, by its public id. */
export async function missionOf(
  db: TestDatabase,
  brandId: bigint,
): Promise<{ readonly mission: string }> {
  const mission = `ms_${"0".repeat(20)}`;
  const words = JSON.stringify({ EN: { title: "Ours alone", text: "" } });
  await db.run(sql`
    insert into mission (
      public_id, brand_id, kind, target, span, vip_level, language, words, points, cash_units,
      wager_times, currency, sort_order
    )
    values (
      ${mission}, ${brandId}, 'TURNOVER', 100000, 'DAILY', 0, 'EN', ${words}::jsonb, 10, 0, 1,
      'PHP', 0
    )`);
  return { mission };
}
