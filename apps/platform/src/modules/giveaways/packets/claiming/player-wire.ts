import { languageOf, type LanguageCode } from "@perya/languages";
import { z } from "zod";
import { languageOfName, wireMoney, wireTime } from "../../../../http/answers/answer.ts";
import { wordsIn } from "../../words.ts";
import { PACKET_STATUSES, packetLabelOf, statusOf, type Packet } from "../packet.ts";
import type { Share } from "../shares.store.ts";

const fields = {
  id: z.string(),
  title: z.string(),
  text: z.string(),
  language: languageOfName("title"),
  status: z.enum(PACKET_STATUSES).exclude(["DRAFT"]),
  startsAt: wireTime,
  endsAt: wireTime,
  total: wireMoney,
  min: wireMoney.meta({ description: "The smallest share." }),
  shares: z.int().meta({ description: "In how many shares it is split." }),
  left: z.int().meta({ description: "Shares that nobody has taken." }),
  vipLevel: z.int(),
  kycLevel: z.int(),
  wagerTimes: z.int().meta({ description: "How often a share has to be played." }),
  mine: wireMoney.nullable().meta({ description: "The player's share." }),
};

/** A red packet as players see it in a list. */
export const wirePacket = z.object(fields).meta({ id: "RedPacket" });

/** A red packet with what it is checked by; seed and shares once it is over. */
export const wirePacketDetail = z
  .object({
    ...fields,
    commitment: z.string().meta({ description: "SHA-256 of its seed." }),
    label: z.string(),
    seed: z.string().nullable(),
    split: z
      .array(z.object({ amount: wireMoney, isTaken: z.boolean(), isMine: z.boolean() }))
      .meta({ description: "Its shares in the order in which they are handed out." }),
  })
  .meta({ id: "RedPacketDetail" });

/** A red packet in the first language of a reader that its words are in. */
export function toPacket(
  packet: Packet,
  readable: readonly LanguageCode[],
  now: Temporal.Instant,
  mine: bigint | null,
): z.infer<typeof wirePacket> {
  const { publicId: id, currency, shares, vipLevel, kycLevel, wagerTimes, startsAt } = packet;
  const { title, text, code } = wordsIn(packet, readable);
  const status = statusOf(packet, now);
  if (status === "DRAFT" || startsAt === null || packet.endsAt === null)
    throw new Error(`Red packet ${id} is not on offer`);
  const money = (units: bigint) => ({ amount: units.toString(), currency });
  return {
    id,
    title,
    text,
    language: languageOf(code).tag,
    status,
    startsAt: startsAt.toString(),
    endsAt: packet.endsAt.toString(),
    total: money(packet.totalUnits),
    min: money(packet.minUnits),
    shares,
    left: shares - packet.taken,
    vipLevel,
    kycLevel,
    wagerTimes,
    mine: mine === null ? null : money(mine),
  };
}

/** What a red packet is checked by. Nothing of its shares before it is over. */
export function proofOf(
  packet: Packet,
  { isOver, shares, player }: { isOver: boolean; shares: readonly Share[]; player?: bigint },
) {
  const { publicId, commitment, seed, currency } = packet;
  return {
    commitment: commitment ?? "",
    label: packetLabelOf(publicId),
    seed: isOver ? seed : null,
    split: isOver
      ? shares.map((share) => ({
          amount: { amount: share.units.toString(), currency },
          isTaken: share.player !== null,
          isMine: share.player !== null && share.player === player,
        }))
      : [],
  };
}
