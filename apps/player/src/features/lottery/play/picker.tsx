import type { Market } from "@perya/lottery-kit";
import { useText } from "../../../shared/language/text.ts";
import type { Look } from "../art/look-of.ts";
import { waveEdge } from "../board/ball.tsx";
import { warmthOf, type Heat } from "./heat.ts";
import { Dot } from "./heat-list.tsx";
import { marksOf } from "./marks.ts";
import type { QuickGroup } from "./quick-marks.ts";
import { PlaceQuickMarks } from "./quick-marks.tsx";
import { markName, placeName } from "./say.ts";

interface PickerProps {
  readonly look: Look;
  readonly market: Market;
  readonly marked: readonly string[];
  readonly mark: (picks: readonly string[]) => void;
  /** Those of a place stand beside its name. */
  readonly quick: readonly QuickGroup[];
  /** How often each came lately, where that is shown. */
  readonly heat: Heat | undefined;
  readonly say: (words: string) => void;
}

/** Balls that fit no row of ten. */
const ELEVEN = 11;

/**
 * A market's numbers side by side, where they are few enough to be shown.
 */
export function Picker({ quick, say, ...own }: PickerProps) {
  const { market, marked, mark } = own;
  const t = useText("slip");
  const marks = marksOf(market);
  const { picker } = market;
  const places = [
    ...Map.groupBy(marks ?? [], (one) =>
      picker.kind === "options" && one.includes(":") ? (one.split(":")[0] ?? "") : "",
    ),
  ];
  if (!marks) return null;
  return (
    <div className="grid gap-3">
      {places.map(([place, numbers]) => {
        const group = quick.find((one) => place !== "" && one.place === place);
        return (
          <div
            key={place}
            role="group"
            aria-label={place ? placeName(place) : t("pick.label")}
            className="grid gap-1.5"
          >
            {place && (
              <div className="flex max-w-3xl flex-wrap items-center justify-between gap-2">
                <p className="text-sm font-semibold">{placeName(place)}</p>
                {group && <PlaceQuickMarks {...{ group, market, marked, mark, say }} />}
              </div>
            )}
            <div className={gridOf(market, numbers)}>
              {numbers.map((one) => (
                <Mark
                  key={one}
                  {...own}
                  one={one}
                  name={place ? one.slice(place.length + 1) : one}
                />
              ))}
            </div>
          </div>
        );
      })}
    </div>
  );
}

/** One number or side. In an ordered bet it shows its place. */
function Mark({
  market,
  look,
  marked,
  mark,
  heat,
  one,
  name,
}: Omit<PickerProps, "quick" | "say"> & { one: string; name: string }) {
  const words = useText("marking");
  const place = marked.indexOf(one);
  const on = place >= 0;
  const toggle = () => mark(on ? marked.filter((other) => other !== one) : [...marked, one]);
  const came = heat?.byPick.get(one);
  const warmth = heat && warmthOf(heat, one);
  const edge =
    look === "wave" && market.picker.kind === "balls"
      ? `border-2 ${waveEdge(one)} bg-raised`
      : "border-edge bg-raised hover:border-bulb";
  const shape = isFigure(name)
    ? "aspect-square w-full max-w-14 justify-self-center rounded-full max-sm:text-sm"
    : "min-h-12 rounded-xl px-2 leading-tight";
  return (
    <button
      type="button"
      aria-pressed={on}
      title={came && words("heat.cell", { count: came.times })}
      disabled={!on && marked.length >= market.picks.max}
      onClick={toggle}
      className={`relative border font-bold tabular-nums transition-[background-color,transform] duration-120 active:scale-95 disabled:opacity-50 motion-reduce:transform-none ${on ? "border-transparent bg-bulb text-on-bulb" : edge} ${shape}`}
    >
      {isFigure(name) ? <bdi dir="ltr">{name}</bdi> : markName(name)}
      {warmth && <Dot warmth={warmth} className="absolute end-0 top-0" />}
      {came && !isFigure(name) && (
        <bdi dir="ltr" aria-hidden="true" className="ms-1.5 text-xs opacity-70">
          {came.times}
        </bdi>
      )}
      {on && market.ordered && (
        <span className="absolute -end-0.5 -top-0.5 grid size-4 place-items-center rounded-full bg-violet text-[0.6rem] text-(--on-violet)">
          {place + 1}
        </span>
      )}
    </button>
  );
}

/** One or two figures fit on a ball. */
function isFigure(name: string): boolean {
  return /^\d{1,2}$/.test(name);
}

/** Ten in a row, as on a paper slip; sides are wide enough for their words. */
function gridOf({ picker }: Market, own: readonly string[]): string {
  const figures = own.every((one) => isFigure(one.slice(one.indexOf(":") + 1)));
  if (!figures) return "grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-2";
  if (picker.kind === "digits" && picker.length === 1)
    return "grid max-w-xl grid-cols-5 gap-2 sm:grid-cols-10";
  if (own.length === ELEVEN) return "grid max-w-3xl grid-cols-6 gap-2 sm:grid-cols-11 sm:gap-1.5";
  // All rows of a hundred fit a screen beside the slip.
  return "grid max-w-3xl grid-cols-10 gap-1 sm:gap-1.5 xl:gap-1";
}
