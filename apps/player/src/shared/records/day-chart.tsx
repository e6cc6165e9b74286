import { useText } from "../language/text.ts";
import { dayName } from "./day-name.ts";

const WIDTH = 640;
const HEIGHT = 160;
/** Heights are whole thousandths of the highest bar before they are drawn. */
const PARTS = 1_000n;

interface DayChartProps {
  readonly title: string;
  readonly days: readonly { readonly day: string; readonly units: bigint }[];
}

/**
 * A figure of each day as a bar above or below nothing. Who does not see it has the same figures in
 * a table below.
 */
export function DayChart({ title, days }: DayChartProps) {
  const t = useText("filter");
  const most = (pick: (units: bigint) => bigint) =>
    days.reduce((high, { units }) => (pick(units) > high ? pick(units) : high), 0n);
  const [up, down] = [most((units) => units), most((units) => -units)];
  const whole = up + down || 1n;
  const share = (units: bigint) => (Number((units * PARTS) / whole) / Number(PARTS)) * HEIGHT;
  const zero = share(up);
  const step = WIDTH / days.length;
  const [first, last] = [days[0]?.day ?? "", days.at(-1)?.day ?? ""];
  return (
    <figure className="grid gap-2 rounded-2xl border border-line bg-raised p-4">
      <figcaption className="flex flex-wrap justify-between gap-x-4 text-sm text-soft">
        <span className="font-semibold text-ink">{title}</span>
        <span>{t("chartRange", { from: dayName(first), to: dayName(last) })}</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT + 2}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="h-32 w-full rtl:-scale-x-100 sm:h-40"
      >
        {days.map(({ day, units }, at) => {
          const height = units === 0n ? 0 : Math.max(share(units < 0n ? -units : units), 2);
          return (
            <rect
              key={day}
              x={at * step + step * 0.15}
              y={units < 0n ? zero + 1 : zero + 1 - height}
              width={step * 0.7}
              height={height}
              fill={units < 0n ? "var(--coral)" : "var(--teal)"}
            />
          );
        })}
        <rect x="0" y={zero} width={WIDTH} height="1.5" fill="var(--edge)" />
      </svg>
    </figure>
  );
}
