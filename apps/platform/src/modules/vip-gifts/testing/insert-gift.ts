import type { Tx } from "@perya/postgres";
import { insertGifts } from "../gifts.store.ts";

/** A gift that waits for a player to claim it; its public id. */
export async function insertGift(tx: Tx, player: bigint): Promise<string> {
  const [gift] = await insertGifts(tx, [
    {
      publicId: "vg_00000000000000000000",
      player,
      brandId: 1n,
      kind: "upgrade",
      once: "1",
      day: null,
      level: 1,
      currency: "PHP",
      units: 100_000n,
      playTimes: 1,
      days: 30,
    },
  ]);
  return gift?.publicId ?? "";
}
