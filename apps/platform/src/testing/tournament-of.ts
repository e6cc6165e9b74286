import { sql } from "@perya/postgres/sql";
import type { TestDatabase } from "@perya/postgres/testing";

/** A draft of a tournament of a brand with the score of a player, by its public id. */
export async function tournamentOf(
  db: TestDatabase,
  brandId: bigint,
  player: bigint,
): Promise<{ readonly tournament: string }> {
  const tournament = `tn_${"0".repeat(20)}`;
  const words = JSON.stringify({ EN: { title: "Ours alone", text: "" } });
  await db.run(sql`
    insert into tournament (
      public_id, brand_id, status, score, entry, fee_units, min_stake_units, categories, games,
      prizes, shares, wager_times, language, words, currency, ends_at
    )
    values (
      ${tournament}, ${brandId}, 'DRAFT', 'TURNOVER', 'OPEN', 0, 0, '{}', '[]', '{100000}', '{}',
      1, 'EN', ${words}::jsonb, 'PHP', '2100-01-01'
    )`);
  await db.run(sql`
    insert into tournament_score (tournament_id, player_id, score, reached_at)
    select id, ${player}, 100000, now() from tournament where public_id = ${tournament}`);
  return { tournament };
}
