import type { TestDatabase } from "@perya/postgres/testing";
import { placePlayer } from "../modules/agents/index.ts";
import { playerByPublicId } from "../modules/players/index.ts";
import { insertGift } from "../modules/vip-gifts/testing/insert-gift.ts";
import { jackpotOf } from "./jackpot-of.ts";
import { invited } from "./invited.ts";
import { missionOf } from "./mission-of.ts";
import { raffleOf } from "./raffle-of.ts";
import { redPacketOf } from "./red-packet-of.ts";
import { redeemed } from "./redeemed.ts";
import { tournamentOf } from "./tournament-of.ts";

/**
 * What a brand has for its players to earn, and what a player has of it, by their public ids. The
 * player has a place in the tree of agents.
 */
export async function earned(db: TestDatabase, brandId: bigint, player: string) {
  const found = await playerByPublicId(db, player);
  await db.inTransaction((tx) => placePlayer(tx, found?.id ?? 0n));
  return {
    ...(await redeemed(db, brandId, player)),
    ...(await missionOf(db, brandId)),
    ...(await raffleOf(db, brandId)),
    ...(await redPacketOf(db, brandId)),
    ...(await tournamentOf(db, brandId, found?.id ?? 0n)),
    vipGift: await insertGift(db, found?.id ?? 0n),
    ...(await jackpotOf(db, brandId)),
    ...(await invited(db, brandId, player)),
  };
}
