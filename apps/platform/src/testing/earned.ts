import type { TestDatabase } from "@perya/postgres/testing";
import { missionOf } from "./mission-of.ts";
import { raffleOf } from "./raffle-of.ts";
import { redeemed } from "./redeemed.ts";
import { tournamentOf } from "./tournament-of.ts";

/** A mission, a raffle, a tournament and a reward of a brand, and an order of it, by public ids. */
export async function earned(db: TestDatabase, brandId: bigint, player: string) {
  return {
    ...(await redeemed(db, brandId, player)),
    ...(await missionOf(db, brandId)),
    ...(await raffleOf(db, brandId)),
    ...(await tournamentOf(db, brandId)),
  };
}
