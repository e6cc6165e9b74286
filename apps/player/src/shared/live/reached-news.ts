import { storeOf } from "@perya/ui/store";

/** How often a limit has refused a bet since the page was loaded. */
export const reachedNews = storeOf(0);

/** A limit has just refused a bet, here or in a game: the server says which. */
export function noteReached(): void {
  reachedNews.set(reachedNews.get() + 1);
}
