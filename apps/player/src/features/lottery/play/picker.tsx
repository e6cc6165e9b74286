import type { Market } from "@perya/lottery-kit";
import { useText } from "../../../shared/language/text.ts";
import type { Look } from "../art/look-of.ts";
import { waveEdge } from "../board/ball.tsx";
import { marksOf } from "./marks.ts";
import { markName, placeName } from "./say.ts";
import { TypedMarks } from "./typed-marks.tsx";

interface PickerProps {
  readonly look: Look;
  readonly market: Market;
  readonly marked: readonly string[];
  readonly mark: (picks: readonly string[]) => void;
}

/** Beyond so many numbers it is quicker to type them. */
const MANY = 20;
/** Balls that fit no row of ten. */
const ELEVEN = 11;

/**
 * Where a market's numbers are marked: all side by side, or a field to type or paste them into if
 * there are too many.
 */
export function Picker({ market, look, marked, mark }: PickerProps) {
  const t = useText("slip");
  const marks = marksOf(market);
  const { picker } = market;
  const places = [
    ...Map.groupBy(marks ?? [], (one) =>
      picker.kind === "options" && one.includes(":") ? (one.split(":")[0] ?? "") : "",
    ),
  ];
  return (
    <div className="grid gap-3">
      {places.map(([place, own]) => (
        <div key={place} className="grid gap-1.5">
          {place && <p className="text-sm font-semibold">{placeName(place)}</p>}
          <div
            role="group"
            aria-label={place ? placeName(place) : t("pick.label")}
            className={gridOf(market, own)}
          >
            {own.map((one) => (
              <Mark
                key={one}
                {...{
                  market,
                  look,
                  marked,
                  mark,
                  one,
                  name: place ? one.slice(place.length + 1) : one,
                }}
              />
            ))}
          </div>
        </div>
      ))}
      {picker.kind !== "options" && (marks === undefined || marks.length > MANY) && (
        <TypedMarks key={market.code} market={market} marked={marked} mark={mark} />
      )}
    </div>
  );
}

/** One number or side. In an ordered bet it shows its place. */
function Mark({
  market,
  look,
  marked,
  mark,
  one,
  name,
}: PickerProps & { one: string; name: string }) {
  const place = marked.indexOf(one);
  const on = place >= 0;
  const toggle = () => mark(on ? marked.filter((other) => other !== one) : [...marked, one]);
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
      disabled={!on && marked.length >= market.picks.max}
      onClick={toggle}
      className={`relative border font-bold tabular-nums transition-[background-color,transform] duration-120 active:scale-95 disabled:opacity-50 motion-reduce:transform-none ${on ? "border-transparent bg-bulb text-on-bulb" : edge} ${shape}`}
    >
      {isFigure(name) ? <bdi dir="ltr">{name}</bdi> : markName(name)}
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
  return "grid max-w-3xl grid-cols-10 gap-1 sm:gap-1.5";
}
