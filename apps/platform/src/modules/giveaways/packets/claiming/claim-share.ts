import { readClock, type Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import type { Brand } from "../../../brands/index.ts";
import { countsForLoyalty, vipOf } from "../../../loyalty/index.ts";
import type { Player } from "../../../players/index.ts";
import { giveReward } from "../../../promotions/index.ts";
import { linksOf } from "../../../risk/index.ts";
import type { Wallet } from "../../../wallet/index.ts";
import type { PacketRefusal } from "../../refusals.ts";
import { statusOf, type Packet } from "../packet.ts";
import { lockPacket } from "../packets.store.ts";
import { sharesHad, takeShare, type Share } from "../shares.store.ts";

interface Claim {
  readonly player: Player;
  readonly brand: Brand;
  readonly publicId: string;
}

/**
 * Gives a player the next share of a red packet, in one transaction with the money: of many at once
 * each takes another one. Repeated, it answers the share that they have. Where it is refused the
 * caller rolls its transaction back. Locks are taken in the order: red packet, play, money.
 */
export async function claimShare(
  tx: Tx,
  wallet: Wallet,
  { player, brand, publicId }: Claim,
): Promise<Result<Share, PacketRefusal>> {
  const packet = await lockPacket(tx, publicId, brand.id);
  if (!packet?.offeredAt) return refuse("NOT_FOUND");
  const [had] = await sharesHad(tx, [packet.id], [player.id]);
  if (had) return ok(had);
  const status = statusOf(packet, await readClock(tx));
  if (status !== "OPEN") return refuse(status === "COMING_SOON" ? "PACKET_EARLY" : "PACKET_OVER");
  if (!countsForLoyalty(player, brand)) return refuse("REWARD_BARRED");
  const { level } = await vipOf(tx, player.id, brand.id);
  if (level < packet.vipLevel || player.kycLevel < packet.kycLevel) return refuse("PACKET_LEVEL");
  if (await hasDeviceOfOther(tx, packet, player)) return refuse("REWARD_BARRED");
  const share = await takeShare(tx, packet.id, player.id);
  const key = `${publicId}:${share.place}`;
  const reward = { brand, player, key, reason: publicId };
  const terms = { units: share.units, times: packet.wagerTimes };
  const paid = await giveReward(tx, wallet, { ...reward, ...terms });
  if (paid.ok) return ok(share);
  return refuse(paid.refusal === "BALANCE_LIMIT" ? "OWN_LIMIT" : "REWARD_BARRED");
}

/** Whether a share was taken with this player's device already. */
async function hasDeviceOfOther(tx: Tx, packet: Packet, player: Player): Promise<boolean> {
  const links = await linksOf(tx, player.id, player.brandId);
  const others = links
    .filter(({ ties }) => ties.some(({ kind }) => kind === "device"))
    .map((one) => one.player);
  return (await sharesHad(tx, [packet.id], others)).length > 0;
}
