/**
 * An event for open pages. A hint, not a fact: the page then reads the figures itself.
 */
export type LiveEvent = News | PlayerEvent;

/** An event for every open page. */
export type News = LotteryNews | TournamentNews;

interface LotteryNews {
  readonly type: "lottery";
  readonly gameCode: string;
  readonly issueNo: string;
  /** Where the issue is now. */
  readonly status: string;
}

/** A tournament is in another state, or its table has changed. */
interface TournamentNews {
  readonly type: "tournament";
  readonly id: string;
}

/** An event for a player's open pages. */
export type PlayerEvent =
  | { readonly type: "balance" }
  | { readonly type: "deposit"; readonly id: string; readonly status: string }
  | { readonly type: "withdrawal"; readonly id: string; readonly status: string }
  /** Customer service wrote, or the player did in another window. */
  | { readonly type: "service"; readonly unread: number }
  /** A message came to the player's inbox, or one was read. */
  | { readonly type: "inbox"; readonly unread: number }
  /** A reality check was answered, or the time to play is used up. */
  | { readonly type: "play" }
  /** A mission was done or claimed, or has come further. */
  | { readonly type: "mission" }
  /** A jackpot was won, and is in the balance. */
  | { readonly type: "jackpot" }
  /** A limit, or a law, has just refused a bet. */
  | { readonly type: "limit" }
  | { readonly type: "signed-out" };
