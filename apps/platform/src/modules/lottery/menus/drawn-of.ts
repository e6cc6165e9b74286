import type { Platform } from "../../../platform.ts";
import type { ListedGame } from "../../catalogue/index.ts";
import { boardOf, headline } from "../games/board-of.ts";
import { selectIssue } from "../issues/issues.store.ts";
import { lotteryListOf } from "./lottery-list.ts";

/** A draw's numbers, and its lottery as the brand lists it. */
export interface Drawn {
  readonly game: ListedGame;
  readonly issueNo: string;
  readonly drawAt: Temporal.Instant;
  readonly numbers: readonly string[];
}

/**
 * The headline numbers of a draw; undefined without an outcome, or where the brand has no such
 * lottery.
 */
export async function drawnOf(
  platform: Platform,
  brandId: bigint,
  draw: { readonly gameCode: string; readonly issueNo: string },
): Promise<Drawn | undefined> {
  const { games } = await lotteryListOf(platform, brandId);
  const found = games.find(({ game }) => game.code === draw.gameCode);
  const issue = found && (await selectIssue(platform.db, draw.gameCode, draw.issueNo));
  if (!issue || issue.outcome === null) return undefined;
  const numbers = headline(boardOf(found.game.rules, issue.outcome));
  return { game: found.listed, issueNo: issue.issueNo, drawAt: issue.drawAt, numbers };
}
