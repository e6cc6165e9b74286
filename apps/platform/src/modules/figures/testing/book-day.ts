import type { Tx } from "@perya/postgres";

const BASE = {
  brand_id: 1,
  day: "2026-03-02",
  vendor_id: 0,
  game_code: "",
  category: "",
  currency: "PHP",
  book: "real",
  excluded: false,
};

/** Writes a row of a player's day as given, by columns; the rest is what a real deposit has. */
export async function bookDay(
  tx: Tx,
  given: Readonly<Record<string, string | number | bigint | boolean>>,
): Promise<void> {
  const row = { ...BASE, ref_day: given["day"] ?? BASE.day, ...given };
  const names = Object.keys(row);
  await tx.run({
    text: `
      insert into report_day (${names.join(", ")})
      values (${names.map((_, at) => `$${at + 1}`).join(", ")})`,
    values: Object.values(row),
  });
}
