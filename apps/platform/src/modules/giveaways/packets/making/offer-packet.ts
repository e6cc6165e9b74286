import { formatMoney } from "@perya/money";
import { readClock, type Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { askChange } from "../../../approvals/index.ts";
import { recordAudit } from "../../../audit/index.ts";
import type { Brand } from "../../../brands/index.ts";
import { commitDraws, openSeed } from "../../../draws/index.ts";
import { bonusLawNow } from "../../../profiles/index.ts";
import { lawBrokenByReward } from "../../../promotions/index.ts";
import type { StaffSignedIn } from "../../../staff/index.ts";
import type { StaffRefusal } from "../../refusals.ts";
import { wordsIn } from "../../words.ts";
import { packetLabelOf, sharesOf, statusOf, termsHashOf, type Packet } from "../packet.ts";
import {
  lockPacket,
  markPacketClosed,
  markPacketOffered,
  selectShownPackets,
} from "../packets.store.ts";
import { insertShares } from "../shares.store.ts";

export const OFFER_PACKET = "giveaways.redPacket";
/** Red packets that players see at once, those of the last week included. */
const MOST_SHOWN = 50;

/** Asks for a draft to be offered: its money goes to others, so a second person agrees. */
export async function askPacket(
  tx: Tx,
  staff: StaffSignedIn,
  brand: Brand,
  publicId: string,
): Promise<Result<string, StaffRefusal>> {
  const packet = await lockPacket(tx, publicId, brand.id);
  if (!packet) return refuse("NOT_FOUND");
  const fault = await notReady(tx, packet, brand);
  if (fault) return fault;
  const version = packet.version.toString();
  const budget = formatMoney({ units: packet.totalUnits, currency: packet.currency });
  const change = {
    kind: OFFER_PACKET,
    subject: publicId,
    about: wordsIn(packet, []).title,
    brandId: brand.id,
    payload: { version, budget: `${budget} in ${packet.shares} shares` },
    reason: "A new red packet for players",
  };
  return askChange(tx, staff, change, { version });
}

/**
 * Offers a draft that two people agreed to, from now on or from its beginning. Its seed is made,
 * committed to and opened for its terms here, and all its shares are written: nobody can change
 * one later, and nobody knows who comes when.
 */
export async function offerPacket(
  tx: Tx,
  secretKey: string,
  packet: Packet,
  brand: Brand,
  actor: string,
): Promise<Result<Packet, StaffRefusal>> {
  const fault = await notReady(tx, packet, brand);
  if (fault) return fault;
  const label = packetLabelOf(packet.publicId);
  const commitment = (await commitDraws(tx, secretKey, [label])).get(label);
  const seed = await openSeed(tx, secretKey, label, termsHashOf(packet));
  if (commitment === undefined || !seed.ok) throw new Error(`No seed was made for ${label}`);
  const offered = await markPacketOffered(tx, packet.id, { commitment, seed: seed.value });
  await insertShares(tx, packet.id, sharesOf(packet, seed.value));
  const { publicId: subject, brandId } = packet;
  const after = { version: offered.version.toString(), commitment };
  await recordAudit(tx, { actor, action: "redPacket.offer", subject, brandId, after });
  return ok(offered);
}

async function notReady(
  tx: Tx,
  packet: Packet,
  brand: Brand,
): Promise<Result<never, StaffRefusal> | undefined> {
  if (packet.offeredAt !== null) return refuse("WRONG_STATE");
  const shown = await selectShownPackets(tx, brand.id);
  if (shown.length >= MOST_SHOWN) return refuse("TOO_MANY_OFFERED");
  const { totalUnits, minUnits, shares, wagerTimes: times } = packet;
  // No share can be larger than what all others leave.
  const units = totalUnits - minUnits * BigInt(shares - 1);
  const broken = lawBrokenByReward({ units, times }, await bonusLawNow(tx, brand), brand);
  return broken === undefined ? undefined : refuse("AGAINST_LAW", broken);
}

/** Stops a red packet that is not over: what nobody has taken goes back to the budget. */
export async function closePacket(
  tx: Tx,
  brandId: bigint,
  { publicId, actor, reason }: { readonly [Name in "publicId" | "actor" | "reason"]: string },
): Promise<Result<Packet, StaffRefusal>> {
  const packet = await lockPacket(tx, publicId, brandId);
  if (!packet) return refuse("NOT_FOUND");
  const status = statusOf(packet, await readClock(tx));
  if (status !== "OPEN" && status !== "COMING_SOON") return refuse("WRONG_STATE");
  const closed = await markPacketClosed(tx, packet.id);
  const after = { closedAt: closed.closedAt?.toString(), taken: closed.taken };
  const done = { actor, action: "redPacket.close", subject: publicId, brandId, after, reason };
  await recordAudit(tx, done);
  return ok(closed);
}
