import type { LanguageCode } from "@perya/languages";
import { z } from "zod";
import { languageOfName, wireTime } from "../../../http/answers/answer.ts";
import { nameFor } from "../../catalogue/index.ts";
import { boardOf, headline } from "../games/board-of.ts";
import { drawDaysOfWeek } from "../games/calendar.ts";
import { iconOf } from "../games/picture-of.ts";
import { findRules } from "../games/rules-of.ts";
import type { MenuGame } from "./lottery-list.ts";

const board = z.array(z.object({ prize: z.string(), numbers: z.array(z.string()) })).meta({
  id: "LotteryBoard",
  description: "A draw's prizes with their numbers: DB and G1 to G8, or BALLS and the like.",
});

/** A lottery of the menus. Field names are the specification's. */
export const lotteryItem = z
  .object({
    gameId: z.string(),
    remark: z.string().meta({ description: "Its name." }),
    nameLanguage: languageOfName("remark"),
    tag: z.string(),
    webIconUrl: z.string(),
    isSale: z.boolean(),
    saleOpensAt: wireTime.nullable().meta({
      description: "When the sale of a coming draw begins; null while it is on sale, or not known.",
    }),
    remainTime: z.number().int().meta({ description: "Milliseconds to the next draw." }),
    lockTime: z
      .number()
      .int()
      .meta({ description: "Seconds before the draw at which sales close." }),
    fewinTime: z
      .number()
      .int()
      .meta({
        description:
          "Time of the next draw in milliseconds since 1970; minus `remainTime`, " +
          "it is the server's time.",
      }),
    previousWinningNumber: z.string().meta({
      description: "The main numbers of the last draw, comma-separated; empty before the first.",
    }),
    previousWinningTime: wireTime.nullable(),
    drawDayOfWeek: z
      .string()
      .meta({ description: "1 for Sunday to 7 for Saturday, comma-separated." }),
    code: z.string(),
    defaultPlayType: z.string(),
    accountTypeName: z.string().meta({
      description: "The account its bets are paid from: MAIN, the wallet shared by all games.",
    }),
    vendor: z.string(),
    gameCode: z.string(),
    gameType: z.enum(["LOTT", "ELOTT"]),
    vassalage: z.string(),
  })
  .meta({ id: "LotteryItem" });

export const lotteryGroup = z
  .object({
    tag: z.string(),
    labelName: z.string(),
    gameMenuSort: z.number().int(),
    gameGroupCode: z.string(),
    gameMenus: z.array(lotteryItem),
  })
  .meta({ id: "LotteryGroup" });

/** A draw that has numbers. */
export const openedIssue = z
  .object({ issueNo: z.string(), drawAt: wireTime, board })
  .meta({ id: "OpenedIssue" });

/** The last numbers of one game among many. */
export const openedGame = openedIssue
  .extend({
    gameId: z.string(),
    gameCode: z.string(),
    remark: z.string(),
    tag: z.string(),
    nameLanguage: languageOfName("remark"),
  })
  .meta({ id: "OpenedGame" });

export { board as wireBoard };

/**
 * The game as the menus show it at a time in milliseconds since 1970, to a reader of some
 * languages.
 */
export function toItem(
  { game, listed, state }: MenuGame,
  nowMs: number,
  readable: readonly LanguageCode[],
): z.infer<typeof lotteryItem> {
  const { name, language } = nameFor(listed, readable);
  const drawMs = state.nextDrawAt?.epochMilliseconds ?? nowMs;
  const closeMs = state.nextCloseAt?.epochMilliseconds ?? nowMs;
  const isSale = state.nextStatus === "OPEN" && closeMs > nowMs;
  return {
    gameId: listed.slug,
    remark: name,
    nameLanguage: language,
    tag: game.tag,
    webIconUrl: iconOf(game, listed),
    isSale,
    saleOpensAt: isSale ? null : (state.opensAt?.toString() ?? null),
    remainTime: Math.max(0, drawMs - nowMs),
    lockTime: game.lockSeconds,
    fewinTime: drawMs,
    previousWinningNumber:
      state.lastOutcome === null ? "" : headline(boardOf(game.rules, state.lastOutcome)).join(","),
    previousWinningTime: state.lastDrawAt?.toString() ?? null,
    drawDayOfWeek: drawDaysOfWeek(game.calendar),
    code: game.code,
    defaultPlayType: game.defaultMarket || (findRules(game.rules)?.markets[0]?.code ?? ""),
    accountTypeName: "MAIN",
    vendor: listed.vendorName,
    gameCode: game.code,
    gameType: listed.gameType === "ELOTT" ? "ELOTT" : "LOTT",
    vassalage: listed.vassalage,
  };
}
