import { useStore } from "@perya/ui/store";
import { useEffect, useState } from "react";
import { frameNotice, frameSays } from "../../shared/games/frame-notice.ts";
import { useText } from "../../shared/language/text.ts";
import { Link } from "../../shared/routing/link.tsx";
import { usePathname } from "../../shared/routing/use-location.ts";
import { useReachedWords } from "./use-reached-words.ts";

/**
 * Names the limit that has refused a bet and says when it frees up, with the way to the limits. It
 * stays until it is closed or another page is opened. A game that says it itself covers it.
 */
export default function ReachedToast({ news }: { news: number }) {
  const t = useText("limits");
  const reached = useReachedWords(news);
  const words = reached?.text;
  const isInGame = useStore(frameSays);
  const pathname = usePathname();
  const [closed, setClosed] = useState<number>();
  const [openedAt, setOpenedAt] = useState({ news, pathname });
  if (openedAt.news !== news) setOpenedAt({ news, pathname });
  const isShown = words !== undefined && closed !== news && openedAt.pathname === pathname;
  useEffect(() => {
    if (words === undefined) return;
    frameNotice.set({ text: words, language: document.documentElement.lang });
    // Nothing of the page is seen over a game that fills the screen.
    if (!frameSays.get() && document.fullscreenElement) void document.exitFullscreen();
  }, [words, news]);
  return (
    <div
      role="alert"
      className="pointer-events-none fixed inset-x-3 top-18 z-30 grid justify-items-center md:justify-items-end"
    >
      {isShown && !isInGame && (
        <div className="toast pointer-events-auto flex w-full max-w-md items-start gap-2 rounded-2xl border border-coral bg-overlay py-1 ps-4 pe-1 shadow-2xl">
          <p className="min-w-0 flex-1 py-2">
            {words}{" "}
            <Link
              to={reached?.ofBonus ? "/bonusDetails" : "/member/securityCenter/limits"}
              onClick={() => setClosed(news)}
              className="inline-flex min-h-6 items-center font-semibold text-violet underline underline-offset-4"
            >
              {t(reached?.ofBonus ? "reached.seeBonus" : "reached.see")}
            </Link>
          </p>
          <button
            type="button"
            aria-label={t("reached.close")}
            onClick={() => setClosed(news)}
            className="grid size-11 shrink-0 place-items-center rounded-xl text-soft hover:text-ink"
          >
            <span aria-hidden="true" className="text-2xl leading-none">
              ×
            </span>
          </button>
        </div>
      )}
    </div>
  );
}
