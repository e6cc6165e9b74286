import { sql } from "@perya/postgres/sql";
import type { TestDatabase } from "@perya/postgres/testing";

/** A draft of a raffle of a brand, by its public id. */
export async function raffleOf(
  db: TestDatabase,
  brandId: bigint,
): Promise<{ readonly raffle: string }> {
  const raffle = `rf_${"0".repeat(20)}`;
  const words = JSON.stringify({ EN: { title: "Ours alone", text: "" } });
  const prizes = JSON.stringify([{ count: 1, cash: "0", points: "10" }]);
  await db.run(sql`
    insert into raffle (
      public_id, brand_id, language, words, currency, ticket_units, most_tickets, prizes,
      wager_times, ends_at
    )
    values (
      ${raffle}, ${brandId}, 'EN', ${words}::jsonb, 'PHP', 100000000, 10, ${prizes}::jsonb, 1,
      now() + interval '1 day'
    )`);
  return { raffle };
}
