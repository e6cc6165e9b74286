import type { BrandName, RedPacketRow } from "@perya/api-client/operator";
import { plainMoney } from "../../shared/format/plain-money.ts";
import { unitsOf } from "../../shared/forms/amount.ts";
import { reading } from "../../shared/http/api.ts";
import { wholeOf } from "./raffle.ts";

export const packetsOf = (brand: number) => reading("/red-packets", { query: { brand } });

/** A red packet as it is typed: amounts and numbers as text. */
export interface PacketDraft extends Pick<RedPacketRow, "language" | "words" | "startsAt"> {
  readonly total: string;
  readonly min: string;
  readonly shares: string;
  readonly wagerTimes: string;
  readonly vipLevel: string;
  readonly kycLevel: string;
}

export function freshPacket({ language }: BrandName): PacketDraft {
  return {
    language,
    words: { [language]: { title: "", text: "" } },
    startsAt: null,
    total: "",
    min: "1",
    shares: "10",
    wagerTimes: "1",
    vipLevel: "0",
    kycLevel: "0",
  };
}

export function draftOfPacket(packet: RedPacketRow): PacketDraft {
  const { language, words, startsAt, total, min, shares, wagerTimes, vipLevel, kycLevel } = packet;
  return {
    language,
    words,
    startsAt,
    total: plainMoney(total) ?? "",
    min: plainMoney(min) ?? "",
    shares: String(shares),
    wagerTimes: String(wagerTimes),
    vipLevel: String(vipLevel),
    kycLevel: String(kycLevel),
  };
}

/** What is typed, as it is sent. Throws Mistyped. */
export function sentOfPacket(draft: PacketDraft, currency: string) {
  const { language, words, startsAt } = draft;
  return {
    language,
    words,
    startsAt,
    totalUnits: unitsOf(draft.total, currency),
    minUnits: unitsOf(draft.min, currency),
    shares: wholeOf(draft.shares, "Shares"),
    wagerTimes: wholeOf(draft.wagerTimes, "How often a share is played"),
    vipLevel: wholeOf(draft.vipLevel, "From VIP level"),
    kycLevel: wholeOf(draft.kycLevel, "From verification level"),
  };
}
