import { useEffect } from "react";
import { dateFormat } from "../../shared/format/date-format.ts";
import { DATES } from "../../shared/language/language.ts";
import { queryClient } from "../../shared/http/query-client.ts";
import { useText } from "../../shared/language/text.ts";
import { useNow } from "../../shared/live/use-now.ts";
import { inClockFigures } from "./in-clock-figures.ts";

const END = dateFormat({ dateStyle: "full", timeStyle: "short" });
const ZONE = new Intl.DateTimeFormat(DATES, { timeZoneName: "short" });

/**
 * When the site opens again, in the visitor's zone, and how long that is. Polls at the end instead
 * of waiting for the next interval.
 */
export function TimeLeft({ end }: { end: string }) {
  const t = useText("status");
  const at = new Date(end);
  const leftMs = at.getTime() - useNow();
  const over = leftMs <= 0;
  useEffect(() => {
    if (over) void queryClient.invalidateQueries({ queryKey: ["/system-status"] });
  }, [over]);
  const zone = ZONE.formatToParts(at).find(({ type }) => type === "timeZoneName")?.value ?? "";
  return (
    <div className="grid gap-1">
      <p className="font-semibold">
        <time dateTime={end}>
          {t("maintenance.until", { end: `${END.format(at)} ${zone}`.trim() })}
        </time>
      </p>
      {over ? (
        <p className="text-soft">{t("maintenance.soon")}</p>
      ) : (
        <p>
          <span className="text-soft">{t("maintenance.left")}</span>{" "}
          <bdi
            dir="ltr"
            className="block font-display text-5xl font-extrabold text-bulb-ink tabular-nums"
          >
            {inClockFigures(leftMs)}
          </bdi>
        </p>
      )}
    </div>
  );
}
