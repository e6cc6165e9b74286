import { useText } from "../../../shared/language/text.ts";
import type { LotteryTrends } from "@perya/api-client/player";

/** Per cent of the bulb's colour in the hottest cell: more would leave its figures hard to read. */
const HOTTEST = 45;

/** Every number as a lamp, brighter the more often it was drawn. */
export function HeatGrid({ numbers }: { numbers: LotteryTrends["numbers"] }) {
  const t = useText("trends");
  const most = Math.max(1, ...numbers.map(({ times }) => times));
  return (
    <ol aria-label={t("often")} className="grid max-w-2xl grid-cols-10 gap-0.5 sm:gap-1">
      {numbers.map(({ number, times }) => (
        <li
          key={number}
          className="grid aspect-square min-w-0 content-center justify-items-center rounded-lg border border-line tabular-nums"
          style={{
            background:
              "color-mix(in srgb, var(--bulb) " +
              `${Math.round((times / most) * HOTTEST)}%, var(--raised))`,
          }}
        >
          <bdi dir="ltr" className="leading-tight font-bold max-sm:text-sm">
            {number}
          </bdi>
          <span className="text-xs max-sm:text-[0.625rem]">
            <span className="sr-only">{t("came", { count: times })}</span>
            <span aria-hidden="true">{times}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
