import { pillClass } from "../../../shared/forms/pill-class.ts";
import { useText } from "../../../shared/language/text.ts";
import { LastSlip, type LastSlipProps } from "../slip/last-slip.tsx";
import { FavouriteNumbers, type FavouriteNumbersProps } from "./favourite-numbers.tsx";
import { Dot } from "./heat-list.tsx";
import type { QuickGroup } from "./quick-marks.ts";
import { QuickMarks } from "./quick-marks.tsx";
import type { useHeat } from "./use-heat.ts";

interface WaysProps extends Omit<FavouriteNumbersProps, "gameCode" | "say"> {
  readonly last: Omit<LastSlipProps, "say">;
  readonly groups: readonly QuickGroup[];
  readonly heat: ReturnType<typeof useHeat>;
  readonly heatShown: boolean;
  readonly showHeat: (on: boolean) => void;
  /** What the last slip came to; shown, because it explains what is missing. */
  readonly told: string;
  readonly tell: (words: string) => void;
  /** For a screen reader alone. */
  readonly say: (words: string) => void;
}

/** Ways to mark many numbers at once: the last slip, favourites, what numbers share, past draws. */
export function Ways({
  last,
  groups,
  heat,
  heatShown,
  showHeat,
  told,
  tell,
  say,
  ...own
}: WaysProps) {
  const t = useText("marking");
  return (
    <section aria-label={t("ways")} className="grid min-w-0 content-start gap-3">
      {/* One line, however many favourites come: the grid below stays where it is. */}
      <div className="-mx-1 flex items-center gap-1.5 overflow-x-auto overscroll-x-contain px-1 [scrollbar-width:none] *:shrink-0">
        <button
          type="button"
          aria-pressed={heatShown}
          onClick={() => showHeat(!heatShown)}
          className={pillClass(heatShown)}
        >
          {t("heat.show")}
        </button>
        <LastSlip {...last} say={tell} />
        <FavouriteNumbers gameCode={last.view.gameCode} {...own} say={say} />
      </div>
      {told && (
        <p role="status" className="text-sm font-medium text-teal">
          {told}
        </p>
      )}
      <QuickMarks groups={groups} {...own} say={say} />
      {heatShown && heat.data && heat.data.byPick.size > 0 && (
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-soft xl:hidden">
          <span>{t("heat.of", { count: heat.data.draws })}</span>
          {(["hot", "cold"] as const)
            .filter((warmth) => heat.data[warmth].length > 0)
            .map((warmth) => (
              <span key={warmth} className="inline-flex items-center gap-1.5">
                <Dot warmth={warmth} /> {t(`heat.${warmth}`)}
              </span>
            ))}
        </p>
      )}
    </section>
  );
}
