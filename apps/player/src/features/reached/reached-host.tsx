import { useStore } from "@perya/ui/store";
import { reachedNews } from "../../shared/live/reached-news.ts";
import { part } from "../../shared/loading/part.tsx";

const ReachedToast = part(() => import("./reached-toast.tsx"), null, true);

/** The place where a limit that refused a bet is named, there once one has. */
export function ReachedHost() {
  const news = useStore(reachedNews);
  return news > 0 ? <ReachedToast news={news} /> : null;
}
