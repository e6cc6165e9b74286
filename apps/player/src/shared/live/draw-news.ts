import type { LotteryNews } from "@perya/api-client/player";
import { storeOf } from "@perya/ui/store";

/** What the stream last said of a draw; watched by what has to act before anything is fetched. */
export const drawNews = storeOf<LotteryNews | undefined>(undefined);

/** The states in which a draw's outcome is known. */
const KNOWN: ReadonlySet<string> = new Set(["RESULTED", "SETTLING", "SETTLED"]);

/** Whether there is an outcome that could be shown. */
export function isDrawn({ status }: LotteryNews): boolean {
  return KNOWN.has(status);
}
