import { useState } from "react";
import { useBrand } from "../../shared/brand/brand.ts";
import { useText } from "../../shared/language/text.ts";
import { LinePicture, What, Who } from "./line-parts.tsx";
import { ListButtons } from "./list-buttons.tsx";
import { Lamp } from "./live-panel.tsx";
import { useLines } from "./use-lines.ts";

const LINES = 12;
/** Pixels that are no push. */
const AT_START = 4;

/** The same on a phone: one row that is pushed sideways, the newest in front. */
export function LiveStrip({ className = "" }: { className?: string }) {
  const t = useText("activity");
  const brand = useBrand();
  if (!brand.activity.shown) return null;
  return (
    <section aria-label={t("title")} className={`min-w-0 ${className}`}>
      <Chips />
    </section>
  );
}

function Chips() {
  const t = useText("activity");
  const [pushed, setPushed] = useState(false);
  const shown = useLines(pushed);
  const { lines, fresh, motion } = shown;
  return (
    <div className="flex h-11 items-center gap-2" {...motion.hold}>
      <Lamp on={lines.length > 0} />
      {lines.length === 0 ? (
        <p className="min-w-0 flex-1 truncate text-sm text-soft">{t("quiet")}</p>
      ) : (
        // Another list with each change, so that nothing on the page shifts. It stands while it is
        // pushed aside.
        <ol
          key={lines[0]?.id}
          tabIndex={0}
          onScroll={({ currentTarget }) => setPushed(Math.abs(currentTarget.scrollLeft) > AT_START)}
          aria-label={t("title")}
          className="flex min-w-0 flex-1 gap-2 overflow-x-auto overscroll-x-contain rounded-full [scrollbar-width:none]"
        >
          {lines.slice(0, LINES).map((line, place) => (
            <li
              key={line.id}
              data-fresh={place < fresh || undefined}
              className={`live-line flex h-9 shrink-0 items-center gap-2 rounded-full border bg-raised ps-1 pe-3 text-sm ${line.large ? "border-bulb" : "border-line"}`}
            >
              <LinePicture src={line.iconUrl} className="size-7 rounded-full" />
              <Who line={line} />
              <span
                lang={line.nameLanguage || undefined}
                dir="auto"
                className="max-w-36 truncate font-medium"
              >
                {line.gameName}
              </span>
              <What line={line} />
              {line.large && <span className="sr-only">{t("large")}</span>}
            </li>
          ))}
        </ol>
      )}
      <ListButtons {...shown} />
    </div>
  );
}
