import type { LotteryCounter } from "@perya/api-client/player";
import { useState } from "react";
import { useText } from "../../../shared/language/text.ts";
import { Amount } from "./amount.tsx";
import { DockButton } from "./dock-button.tsx";
import { DrawClock } from "./draw-clock.tsx";
import { DrawClosed } from "./draw-closed.tsx";
import { DrawResult } from "./draw-result.tsx";
import { SlipPanel, type SlipPanelProps } from "./slip-panel.tsx";
import { useSlipOwner } from "./use-slip-owner.ts";

interface SlipDockProps extends SlipPanelProps {
  /** The thumb's menu stands below it. */
  readonly foot: boolean;
  readonly gameCode: string;
  readonly issue: LotteryCounter["issue"];
}

/**
 * The slip beside the counter on a wide screen, and a sheet at the foot of a narrow one. The draw,
 * its time, the total and the button that places it are always in sight. What a draw brought comes
 * above the sheet and below the wide slip, where it moves nothing that is pressed; that it closed
 * comes above the sheet too.
 */
export function SlipDock({ foot, gameCode, issue, ...props }: SlipDockProps) {
  const t = useText("slip");
  const [open, setOpen] = useState(false);
  const { slip, total, currency } = props;
  // A stored slip is shown once it is known whose it is: its button would push its sum.
  const awaited = useSlipOwner() === undefined && slip.bets.length === 0;
  return (
    <aside
      aria-label={t("title")}
      data-dock=""
      className={`z-10 rounded-t-3xl border border-line bg-overlay shadow-2xl max-lg:fixed max-lg:inset-x-0 lg:sticky lg:top-20 lg:flex lg:max-h-[calc(100dvh-6rem)] lg:flex-col lg:self-start lg:rounded-3xl ${foot ? "max-md:bottom-[calc(3.5rem+env(safe-area-inset-bottom))] max-lg:bottom-0" : "max-lg:bottom-0"} ${awaited ? "max-lg:invisible" : ""}`}
    >
      <div className="grid gap-1 px-5 pt-4 max-lg:hidden">
        <h2 className="font-display text-xl font-bold">{t("title")}</h2>
        <DrawClock issue={issue} />
      </div>
      <div className="max-lg:absolute max-lg:inset-x-0 max-lg:bottom-full lg:contents">
        <DrawResult gameCode={gameCode} />
        {!open && <DrawClosed {...props} />}
      </div>
      <div
        className={`grid gap-x-3 px-4 pt-1.5 lg:hidden ${foot ? "pb-1.5 md:pb-[calc(0.375rem+env(safe-area-inset-bottom))]" : open ? "pb-1.5" : "pb-[calc(0.375rem+env(safe-area-inset-bottom))]"}`}
      >
        <DrawClock issue={issue} />
        <div className="flex flex-wrap items-center justify-end gap-2">
          <button
            type="button"
            aria-expanded={open}
            aria-controls="slip"
            onClick={() => setOpen(!open)}
            className="flex min-h-12 min-w-0 grow items-center justify-between gap-3 text-start"
          >
            <span>
              <span className="block font-display leading-tight font-bold">{t("title")}</span>
              <span className="text-sm text-soft">{t("count", { count: slip.bets.length })}</span>
            </span>
            <span className="flex items-center gap-2 font-bold">
              <Amount minor={total.costMinor} currency={currency} />
              <Arrow open={open} />
              <span className="sr-only">{t(open ? "close" : "open")}</span>
            </span>
          </button>
          {!open && <DockButton {...props} onOpen={() => setOpen(true)} />}
        </div>
      </div>
      <div
        id="slip"
        className={`max-h-[60dvh] overflow-y-auto scroll-pb-24 overscroll-contain px-5 lg:block lg:max-h-none lg:min-h-0 ${open ? "" : "max-lg:hidden"}`}
      >
        <SlipPanel {...props} />
      </div>
    </aside>
  );
}

function Arrow({ open }: { open: boolean }) {
  return (
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
  );
}
