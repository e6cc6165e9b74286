import type { Market } from "@perya/lottery-kit";
import { useText } from "../../../shared/language/text.ts";
import { FEW_DRAWS, type Counted, type Heat } from "./heat.ts";
import { isOn, toggled } from "./quick-marks.ts";
import { markName } from "./say.ts";
import type { useHeat } from "./use-heat.ts";

interface HeatListProps {
  readonly heat: ReturnType<typeof useHeat>;
  readonly market: Market;
  readonly marked: readonly string[];
  readonly mark: (picks: readonly string[]) => void;
}

/** What the last draws had: how many they are, whose, and which picks came most and least. */
export function HeatList({ heat: { data, isError }, market, marked, mark }: HeatListProps) {
  const t = useText("marking");
  const trends = useText("trends");
  if (isError) return <p className="text-sm text-soft">{t("heat.failed")}</p>;
  if (!data) return <p className="min-h-24 text-sm text-soft" aria-busy="true" />;
  if (data.draws === 0) return <p className="text-sm text-soft">{t("heat.none")}</p>;
  if (data.byPick.size === 0) return <p className="text-sm text-soft">{t("heat.not")}</p>;
  const row = (warmth: "hot" | "cold") => ({ warmth, data, market, marked, mark });
  return (
    <section
      aria-label={t("heat.title")}
      className="grid gap-2 rounded-2xl border border-line bg-raised p-3 text-sm"
    >
      <Row {...row("hot")} />
      <Row {...row("cold")} />
      <p className="text-soft">
        {trends(`origin.${data.origin}`)} · {trends("about", { count: data.draws })}
        {data.draws < FEW_DRAWS && ` ${t("heat.few")}`}
      </p>
    </section>
  );
}

function Row({
  warmth,
  data,
  market,
  marked,
  mark,
}: Omit<HeatListProps, "heat"> & { warmth: "hot" | "cold"; data: Heat }) {
  const t = useText("marking");
  const picks = data[warmth];
  if (picks.length === 0) return null;
  return (
    <div
      role="group"
      aria-label={t(`heat.${warmth}`)}
      className="flex flex-wrap items-center gap-1"
    >
      <p className="me-1 flex items-center gap-1.5 font-semibold">
        <Dot warmth={warmth} /> {t(`heat.${warmth}`)}
      </p>
      {picks.map((one) => (
        <Pick key={one.pick} {...{ one, warmth, market, marked, mark }} />
      ))}
    </div>
  );
}

function Pick({
  one: { pick, times, gapDraws },
  warmth,
  market,
  marked,
  mark,
}: Omit<HeatListProps, "heat"> & { one: Counted; warmth: "hot" | "cold" }) {
  const t = useText("marking");
  const count = warmth === "hot" ? times : gapDraws;
  const next = toggled(marked, [pick]);
  return (
    <button
      type="button"
      aria-pressed={isOn(marked, [pick])}
      disabled={next.length > market.picks.max}
      onClick={() => mark(next)}
      className="inline-flex min-h-8 items-baseline gap-1 rounded-lg border border-edge bg-ground px-2 py-1 tabular-nums hover:border-bulb disabled:opacity-50 aria-pressed:border-transparent aria-pressed:bg-bulb aria-pressed:text-on-bulb [&[aria-pressed=true]_.text-soft]:text-on-bulb"
    >
      <span className="sr-only">{t(`heat.${warmth}Pick`, { pick: markName(pick), count })}</span>
      <bdi dir="auto" aria-hidden="true" className="font-bold">
        {markName(pick)}
      </bdi>
      <bdi dir="ltr" aria-hidden="true" className="text-xs text-soft">
        {count}
      </bdi>
    </button>
  );
}

/** Filled for hot, a ring for cold: not told by colour alone. */
export function Dot({ warmth, className = "" }: { warmth: "hot" | "cold"; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`inline-block size-2 rounded-full ${warmth === "hot" ? "bg-coral" : "border-2 border-violet bg-raised"} ${className}`}
    />
  );
}
