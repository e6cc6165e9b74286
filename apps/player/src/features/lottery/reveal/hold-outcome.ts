import { beginShow, endShow } from "../../../shared/games/stage.ts";
import { drawNews, isDrawn } from "../../../shared/live/draw-news.ts";

/** A result that was announced and is not on the page by then will not be revealed on it. */
const COMING_MS = 10_000;

/**
 * From the moment a game's new outcome is announced, nothing around the board gives it away until
 * the board shows it: what is paid for it comes over the same stream. Ends with the returned
 * function. `shown` answers the draw the board has.
 */
export function holdOutcome(gameCode: string, shown: () => string | undefined): () => void {
  const leave = drawNews.watch(() => {
    const news = drawNews.get();
    if (news?.gameCode === gameCode && isDrawn(news) && news.issueNo !== shown())
      beginShow("draw", COMING_MS);
  });
  return () => {
    leave();
    endShow("draw");
  };
}
