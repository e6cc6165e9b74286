import { storeOf } from "@perya/ui/store";

/** How many jackpots the player has won since the page was loaded. */
export const jackpotNews = storeOf(0);

/** The player has just won a jackpot, here or in a game. */
export function noteJackpot(): void {
  jackpotNews.set(jackpotNews.get() + 1);
}
