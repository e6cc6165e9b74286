import type { TestDatabase } from "@perya/postgres/testing";
import { playerByPublicId } from "../modules/players/index.ts";
import { insertGift } from "../modules/vip-gifts/testing/insert-gift.ts";
import { jackpotOf } from "./jackpot-of.ts";
import { invited } from "./invited.ts";
import { missionOf } from "./mission-of.ts";
import { raffleOf } from "./raffle-of.ts";
import { redPacketOf } from "./red-packet-of.ts";
import { redeemed } from "./redeemed.ts";
import { tournamentOf } from "./tournament-of.ts";
import { billOf } from "./bill-of.ts";

/** What a brand has for its players to earn, and what a player has of it, by their public ids. */
export async function earned(db: TestDatabase, brandId: bigint, player: string) {
  const found = await playerByPublicId(db, player);
  return {
    ...(await redeemed(db, brandId, player)),
    ...(await missionOf(db, brandId)),
    ...(await raffleOf(db, brandId)),
    ...(await redPacketOf(db, brandId)),
    ...(await tournamentOf(db, brandId, found?.id ?? 0n)),
    vipGift: await insertGift(db, found?.id ?? 0n),
    ...(await jackpotOf(db, brandId)),
    ...(await invited(db, brandId, player)),
    ...(await billOf(db, brandId, player)),
  };
}
