import { commitmentOf, openDraw, splitPacket, type PacketTerms } from "@perya/fair";
import type { LanguageCode } from "@perya/languages";
import { fromMinor, toMinor } from "@perya/money";
import type { GiveawayWords } from "../words.ts";

/** What staff write of a red packet. Ledger units of the brand's currency. */
export interface PacketDraft {
  readonly language: LanguageCode;
  readonly words: GiveawayWords;
  readonly currency: string;
  readonly totalUnits: bigint;
  readonly minUnits: bigint;
  /** In how many shares it is split. */
  readonly shares: number;
  /** How often a share has to be played. */
  readonly wagerTimes: number;
  /** The lowest VIP level, and level of verification, that may take a share. */
  readonly vipLevel: number;
  readonly kycLevel: number;
  /** Null to begin once it is offered. */
  readonly startsAt: Temporal.Instant | null;
}

export interface Packet extends PacketDraft {
  readonly id: bigint;
  readonly publicId: string;
  readonly brandId: bigint;
  /** A day after its beginning; null for a draft. */
  readonly endsAt: Temporal.Instant | null;
  readonly offeredAt: Temporal.Instant | null;
  readonly commitment: string | null;
  /** Not to be shown before it is over. */
  readonly seed: string | null;
  readonly closedAt: Temporal.Instant | null;
  /** Shares that were taken. */
  readonly taken: number;
  readonly version: bigint;
}

export const PACKET_STATUSES = ["DRAFT", "COMING_SOON", "OPEN", "OVER", "CLOSE"] as const;
export type PacketStatus = (typeof PACKET_STATUSES)[number];

/** Where a red packet stands at a time; it is over after a day, or with its last share. */
export function statusOf(packet: Packet, now: Temporal.Instant): PacketStatus {
  const { offeredAt, closedAt, startsAt, endsAt, taken, shares } = packet;
  if (offeredAt === null || startsAt === null || endsAt === null) return "DRAFT";
  if (closedAt !== null) return "CLOSE";
  if (taken === shares || Temporal.Instant.compare(endsAt, now) <= 0) return "OVER";
  return Temporal.Instant.compare(startsAt, now) > 0 ? "COMING_SOON" : "OPEN";
}

/** Its terms in whole minor units, as it is split. */
export function termsOf({ totalUnits, minUnits, shares, currency }: PacketDraft): PacketTerms {
  const minor = (units: bigint) => Number(toMinor({ units, currency }));
  return { total: minor(totalUnits), min: minor(minUnits), count: shares };
}

/** The name of its seed, and the label it is split by. */
export const packetLabelOf = (publicId: string) => `redpacket:${publicId}`;

/** What its seed is opened for: these terms and no others. */
export function termsHashOf(draft: PacketDraft): string {
  const { total, count, min } = termsOf(draft);
  return commitmentOf(`${total}:${count}:${min}`);
}

/** Its shares in ledger units, in the order in which they are handed out. */
export function sharesOf(packet: Packet, seed: string): bigint[] {
  const draw = openDraw(seed, packetLabelOf(packet.publicId));
  return splitPacket(draw, termsOf(packet)).map(
    (share) => fromMinor(BigInt(share), packet.currency).units,
  );
}

/** Whether two drafts promise players the same, whatever their words. */
export function isSamePromise(one: PacketDraft, other: PacketDraft): boolean {
  const promise = (draft: PacketDraft) =>
    JSON.stringify([
      draft.currency,
      String(draft.totalUnits),
      String(draft.minUnits),
      draft.shares,
      draft.wagerTimes,
      draft.vipLevel,
      draft.kycLevel,
      draft.startsAt,
    ]);
  return promise(one) === promise(other);
}
