import type { PointsRewardRow } from "@perya/api-client/operator";
import { formatMoney, fromWire, parseAmount } from "@perya/money";
import { reading } from "../../shared/http/api.ts";

/** The fields of a reward that staff edit; figures as they are typed. */
export interface Draft extends Pick<
  PointsRewardRow,
  "kind" | "language" | "words" | "picture" | "offered"
> {
  readonly price: string;
  readonly vipLevel: string;
  readonly perMember: string;
  readonly order: string;
  /** Of a credit. */
  readonly amount: string;
  /** Of a new one. */
  readonly stock: string;
}

export const rewardsOf = (brand: number) => reading("/points/rewards", { query: { brand } });

/** What a reward is called in its own language. */
export function titleOf({ words, language }: Pick<Draft, "words" | "language">): string {
  return words[language]?.title ?? "";
}

export function freshOf(language: Draft["language"]): Draft {
  return {
    kind: "PHYSICAL",
    language,
    words: { [language]: { title: "", text: "" } },
    picture: "",
    offered: false,
    price: "",
    vipLevel: "0",
    perMember: "",
    order: "0",
    amount: "",
    stock: "",
  };
}

export function draftOf(reward: PointsRewardRow): Draft {
  const { kind, language, words, picture, offered, price, vipLevel, perMember, order } = reward;
  return {
    kind,
    language,
    words,
    picture,
    offered,
    price,
    vipLevel: String(vipLevel),
    perMember: perMember === null ? "" : String(perMember),
    order: String(order),
    amount: reward.cash ? formatMoney(fromWire(reward.cash), { symbol: false }) : "",
    stock: String(reward.stock),
  };
}

/** A draft as the server takes it. What can't be read is left for the server to refuse. */
export function sentOf(draft: Draft, currency: string) {
  const { kind, language, words, picture, offered, price, perMember, amount } = draft;
  const read = parseAmount(amount, currency);
  return {
    kind,
    language,
    words,
    picture,
    offered,
    price: price.replaceAll(/[\s,]/g, ""),
    vipLevel: Number(draft.vipLevel),
    perMember: perMember === "" ? null : Number(perMember),
    order: Number(draft.order),
    units: kind === "CREDIT" ? (read.ok ? read.value.units.toString() : "0") : null,
  };
}
