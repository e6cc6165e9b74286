import { useState } from "react";
import { useText } from "../../../shared/language/text.ts";
import { Amount } from "./amount.tsx";
import { DrawResult } from "./draw-result.tsx";
import { SlipPanel, type SlipPanelProps } from "./slip-panel.tsx";

/**
 * The slip beside the counter on a wide screen, and a sheet at the foot of a narrow one, its count
 * and total always in sight. `foot`: the thumb's menu stands below it.
 */
export function SlipDock({
  foot,
  gameCode,
  ...props
}: SlipPanelProps & { foot: boolean; gameCode: string }) {
  const t = useText("slip");
  const [open, setOpen] = useState(false);
  const { slip, total, currency } = props;
  return (
    <aside
      aria-label={t("title")}
      className={`z-10 rounded-t-3xl border border-line bg-overlay shadow-2xl max-lg:fixed max-lg:inset-x-0 lg:sticky lg:top-20 lg:self-start lg:rounded-3xl ${foot ? "max-md:bottom-[calc(3.5rem+env(safe-area-inset-bottom))] max-lg:bottom-0" : "max-lg:bottom-0"}`}
    >
      <h2 className="hidden px-5 pt-4 font-display text-xl font-bold lg:block">{t("title")}</h2>
      <DrawResult gameCode={gameCode} />
      <button
        type="button"
        aria-expanded={open}
        aria-controls="slip"
        onClick={() => setOpen(!open)}
        className="flex min-h-16 w-full items-center justify-between gap-3 px-5 text-start lg:hidden"
      >
        <span>
          <span className="block font-display text-lg leading-tight font-bold">{t("title")}</span>
          <span className="text-sm text-soft">{t("count", { count: slip.bets.length })}</span>
        </span>
        <span className="flex items-center gap-3 text-lg font-bold">
          <Amount minor={total.costMinor} currency={currency} />
          <svg
            viewBox="0 0 24 24"
            width="22"
            height="22"
            aria-hidden="true"
            className={`text-soft ${open ? "" : "rotate-180"}`}
          >
            <path
              d="M6 9l6 6 6-6"
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              strokeLinecap="round"
            />
          </svg>
          <span className="sr-only">{t(open ? "close" : "open")}</span>
        </span>
      </button>
      <div
        id="slip"
        className={`max-h-[65dvh] overflow-y-auto scroll-pb-24 overscroll-contain px-5 lg:block lg:max-h-[calc(100dvh-9rem)] ${open ? "" : "max-lg:hidden"}`}
      >
        <SlipPanel {...props} />
      </div>
    </aside>
  );
}
