import { useStore } from "@perya/ui/store";
import { jackpotNews } from "../../shared/live/jackpot-news.ts";
import { part } from "../../shared/loading/part.tsx";

const WonToast = part(() => import("./won-toast.tsx"), null, true);

/** The place where a player is congratulated on a jackpot, there once they have won one. */
export function WonHost() {
  const news = useStore(jackpotNews);
  return news > 0 ? <WonToast news={news} /> : null;
}
