import { sql } from "@perya/postgres/sql";
import type { TestDatabase } from "@perya/postgres/testing";

/** A draft of a jackpot of a brand, by its public id. */
export async function jackpotOf(
  db: TestDatabase,
  brandId: bigint,
): Promise<{ readonly jackpot: string }> {
  const jackpot = `jp_${"0".repeat(20)}`;
  await db.run(sql`
    insert into jackpot (public_id, brand_id, name, currency, book)
    values (${jackpot}, ${brandId}, 'Ours alone', 'PHP', 'play')`);
  return { jackpot };
}
