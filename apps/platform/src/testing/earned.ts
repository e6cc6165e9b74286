import type { TestDatabase } from "@perya/postgres/testing";
import { missionOf } from "./mission-of.ts";
import { redeemed } from "./redeemed.ts";

/** A mission of a brand, a reward, and an order of it by a player, by their public ids. */
export async function earned(db: TestDatabase, brandId: bigint, player: string) {
  return { ...(await redeemed(db, brandId, player)), ...(await missionOf(db, brandId)) };
}
