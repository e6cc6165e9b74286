import { z } from "zod";
import { inputUnits, wireMoney, wireTime } from "../../../../http/answers/answer.ts";
import { givenWords, hasOwnWords, NO_OWN_WORDS, wordFields } from "../../words.ts";
import { PACKET_STATUSES, statusOf, type Packet, type PacketDraft } from "../packet.ts";

const MOST_TIMES = 100;
const MOST_SHARES = 1_000;
const HIGHEST_KYC = 3;

const fields = {
  ...wordFields,
  totalUnits: inputUnits.meta({ description: "All of it." }),
  minUnits: inputUnits.meta({ description: "The smallest share." }),
  shares: z.number().int().min(1).max(MOST_SHARES).meta({
    description: "In how many shares it is split.",
  }),
  wagerTimes: z.number().int().min(0).max(MOST_TIMES).default(1).meta({
    description: "How often a share has to be played before it may leave.",
  }),
  vipLevel: z.number().int().min(0).max(100).default(0),
  kycLevel: z.number().int().min(0).max(HIGHEST_KYC).default(0),
  startsAt: wireTime.nullable().default(null),
};

/** What staff write of a red packet. */
export const packetDraft = z
  .object(fields)
  .refine(hasOwnWords, NO_OWN_WORDS)
  .refine(
    ({ totalUnits, minUnits, shares }) => BigInt(totalUnits) >= BigInt(minUnits) * BigInt(shares),
    {
      path: ["totalUnits"],
      message: "It holds less than all of its smallest shares together",
    },
  );

export const version = z.string().regex(/^\d{1,18}$/);
export const packetId = z.string().regex(/^rp_[0-9a-v]{20}$/);

export const wirePacketRow = z
  .object({
    ...fields,
    id: z.string(),
    status: z.enum(PACKET_STATUSES),
    total: wireMoney,
    min: wireMoney,
    taken: z.int().meta({ description: "Shares that were taken." }),
    paid: wireMoney.meta({ description: "What they came to." }),
    returned: wireMoney.meta({
      description: "What nobody took and went back to the budget; nothing while it runs.",
    }),
    endsAt: wireTime.nullable(),
    commitment: z.string().nullable(),
    seed: z.string().nullable().meta({ description: "Once it is over." }),
    version,
    waiting: z.object({ by: z.string(), at: wireTime }).nullable().meta({
      description: "That it waits for a second person to be offered.",
    }),
  })
  .meta({ id: "RedPacketRow", description: "A red packet, for staff." });

/** A draft in the brand's currency. */
export function draftOf(
  { totalUnits, minUnits, words, startsAt, ...same }: z.infer<typeof packetDraft>,
  currency: string,
): PacketDraft {
  return {
    ...same,
    words: givenWords(words),
    currency,
    totalUnits: BigInt(totalUnits),
    minUnits: BigInt(minUnits),
    startsAt: startsAt === null ? null : Temporal.Instant.from(startsAt),
  };
}

interface Beside {
  readonly now: Temporal.Instant;
  readonly waiting?: { readonly askedBy: string; readonly askedAt: Temporal.Instant } | undefined;
  /** Ledger units. */
  readonly paid?: bigint | undefined;
}

/** A red packet for staff, and for the audit trail. */
export function toPacketRow(
  packet: Packet,
  { now, waiting, paid = 0n }: Beside,
): z.infer<typeof wirePacketRow> {
  const { publicId: id, language, words, currency, shares, wagerTimes, vipLevel } = packet;
  const status = statusOf(packet, now);
  const isOver = status === "OVER" || status === "CLOSE";
  const money = (units: bigint) => ({ amount: units.toString(), currency });
  return {
    id,
    language,
    words: { ...words },
    totalUnits: packet.totalUnits.toString(),
    minUnits: packet.minUnits.toString(),
    shares,
    wagerTimes,
    vipLevel,
    kycLevel: packet.kycLevel,
    startsAt: packet.startsAt?.toString() ?? null,
    endsAt: packet.endsAt?.toString() ?? null,
    status,
    total: money(packet.totalUnits),
    min: money(packet.minUnits),
    taken: packet.taken,
    paid: money(paid),
    returned: money(isOver ? packet.totalUnits - paid : 0n),
    commitment: packet.commitment,
    seed: isOver ? packet.seed : null,
    version: packet.version.toString(),
    waiting: waiting ? { by: waiting.askedBy, at: waiting.askedAt.toString() } : null,
  };
}
