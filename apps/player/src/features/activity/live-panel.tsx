import type { ActivityLine } from "@perya/api-client/player";
import { useBrand } from "../../shared/brand/brand.ts";
import { useText } from "../../shared/language/text.ts";
import { useActivity } from "../../shared/live/activity.ts";
import { Kind, LinePicture, What, When, Who } from "./line-parts.tsx";
import { ListButtons } from "./list-buttons.tsx";
import { useLines } from "./use-lines.ts";

/** Most rows of the panel; those it has no height for are left out. */
const ROWS = 12;

/**
 * Bets, wins and results as they happen, beside the hero of a desktop. As high as what it stands
 * beside: nothing moves with what it shows.
 */
export function LivePanel({ className = "" }: { className?: string }) {
  const t = useText("activity");
  const brand = useBrand();
  if (!brand.activity.shown) return null;
  return (
    <section
      aria-label={t("title")}
      className={`relative min-h-55 overflow-hidden rounded-2xl border border-line bg-raised ${className}`}
    >
      <Rows />
    </section>
  );
}

function Rows() {
  const t = useText("activity");
  const shown = useLines();
  const playing = useActivity((activity) => activity.playing);
  const { lines, fresh, motion } = shown;
  return (
    <div className="absolute inset-0 flex flex-col" {...motion.hold}>
      <header className="flex min-h-12 items-center gap-2 ps-4 pe-2">
        <Lamp on={lines.length > 0} />
        <h2 className="font-display text-lg leading-tight font-bold">{t("title")}</h2>
        <span key={playing} className="ms-auto text-sm text-soft tabular-nums">
          {playing > 0 && t("playing", { count: playing })}
        </span>
        <ListButtons {...shown} />
      </header>
      {lines.length === 0 ? (
        <p className="m-auto max-w-xs p-4 text-center text-sm text-soft">{t("quiet")}</p>
      ) : (
        // A row that does not fit is wrapped into a column that nobody sees.
        <ol className="flex min-h-0 flex-1 flex-col flex-wrap content-start gap-x-4 gap-y-1 overflow-hidden px-2 pb-2">
          {lines.slice(0, ROWS).map((line, place) => (
            // Places stay and lines are drawn again in them: nothing on the page shifts.
            <li key={place} className="h-9 w-full">
              <Row key={line.id} line={line} fresh={place < fresh} still={motion.calm} />
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

function Row({ line, fresh, still }: { line: ActivityLine; fresh: boolean; still: boolean }) {
  return (
    <div
      data-fresh={fresh || undefined}
      className={`live-line grid h-full grid-cols-[auto_6.5rem_minmax(0,1fr)_2.75rem_minmax(5rem,auto)_2.25rem] items-center gap-1.5 rounded-xl border px-2 text-sm ${line.large ? "border-bulb" : "border-transparent bg-overlay"}`}
    >
      <LinePicture src={line.iconUrl} className="size-6 rounded-md" />
      <Who line={line} />
      <span lang={line.nameLanguage || undefined} dir="auto" className="truncate font-medium">
        {line.gameName}
      </span>
      <span className="text-end text-xs text-soft">
        <Kind line={line} />
      </span>
      <span className="text-end">
        <What line={line} />
      </span>
      <span className="text-end text-xs whitespace-nowrap text-soft">
        <When at={line.at} still={still} />
      </span>
    </div>
  );
}

/** Lit while there is something. */
export function Lamp({ on }: { on: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={`size-2.5 shrink-0 rounded-full ${on ? "bg-teal" : "bg-edge"}`}
    />
  );
}
