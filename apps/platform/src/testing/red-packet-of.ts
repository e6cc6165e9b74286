import { sql } from "@perya/postgres/sql";
import type { TestDatabase } from "@perya/postgres/testing";

/** A draft of a red packet of a brand, by its public id. */
export async function redPacketOf(
  db: TestDatabase,
  brandId: bigint,
): Promise<{ readonly redPacket: string }> {
  const redPacket = `rp_${"0".repeat(20)}`;
  const words = JSON.stringify({ EN: { title: "Ours alone", text: "" } });
  await db.run(sql`
    insert into red_packet (
      public_id, brand_id, language, words, currency, total_units, min_units, shares, wager_times,
      vip_level, kyc_level
    )
    values (
      ${redPacket}, ${brandId}, 'EN', ${words}::jsonb, 'PHP', 10000000, 100000, 10, 1, 0, 0
    )`);
  return { redPacket };
}
