import type { TestDatabase } from "@perya/postgres/testing";
import { missionOf } from "./mission-of.ts";
import { raffleOf } from "./raffle-of.ts";
import { redeemed } from "./redeemed.ts";

/** A mission, a raffle and a reward of a brand, and a player's order of it, by their public ids. */
export async function earned(db: TestDatabase, brandId: bigint, player: string) {
  const made = { ...(await missionOf(db, brandId)), ...(await raffleOf(db, brandId)) };
  return { ...(await redeemed(db, brandId, player)), ...made };
}
