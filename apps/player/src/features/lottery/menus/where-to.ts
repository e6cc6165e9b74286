import type { LotteryItem } from "@perya/api-client/player";

/** Codes of the vendors whose lotteries are Vietnamese. */
const VIETNAMESE: ReadonlySet<string> = new Set(["TCG_LOTTO_VN", "TCG_SEA"]);

/** Where a lottery is played: the Vietnamese ones on a page of their own. */
export function pageOf({ vassalage }: Pick<LotteryItem, "vassalage">): "/lottery" | "/vnLottery" {
  return VIETNAMESE.has(vassalage) ? "/vnLottery" : "/lottery";
}

/** Its page's query. */
export function askedOf(item: Pick<LotteryItem, "vassalage" | "gameCode" | "defaultPlayType">): {
  gameCode: string;
  playType?: string;
} {
  return pageOf(item) === "/lottery"
    ? { gameCode: item.gameCode, playType: item.defaultPlayType }
    : { gameCode: item.gameCode };
}
