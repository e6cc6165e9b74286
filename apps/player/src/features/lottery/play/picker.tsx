import type { Market } from "@perya/lottery-kit";
import { useText } from "../../../shared/text.ts";
import { marksOf } from "./marks.ts";
import { markName } from "./say.ts";
import { TypedMarks } from "./typed-marks.tsx";

interface PickerProps {
  readonly market: Market;
  readonly marked: readonly string[];
  readonly mark: (picks: readonly string[]) => void;
}

/** Where one marks a market's numbers: all of them side by side, or a field to type and paste them into where there are too many. */
export function Picker({ market, marked, mark }: PickerProps) {
  const t = useText("slip");
  const marks = marksOf(market);
  const full = marked.length >= market.picks.max;
  const toggle = (one: string) => mark(marked.includes(one) ? marked.filter((other) => other !== one) : [...marked, one]);
  return (
    <div className="grid gap-3">
      {marks && (
        <div role="group" aria-label={t("pick.label")} className={gridOf(market)}>
          {marks.map((one) => {
            const on = marked.includes(one);
            return (
              <button
                key={one}
                type="button"
                aria-pressed={on}
                disabled={!on && full}
                onClick={() => toggle(one)}
                className={`${shapeOf(market)} border font-bold tabular-nums transition-[background-color,transform] duration-120 active:scale-95 disabled:opacity-50 motion-reduce:transform-none ${on ? "border-transparent bg-bulb text-on-bulb" : "border-edge bg-raised hover:border-bulb"}`}
              >
                {market.picker.kind === "options" ? markName(one) : <bdi dir="ltr">{one}</bdi>}
              </button>
            );
          })}
        </div>
      )}
      {market.picker.kind !== "options" && (marks === undefined || marks.length > 20) && (
        <TypedMarks key={market.code} market={market} marked={marked} mark={mark} />
      )}
    </div>
  );
}

/** Ten in a row, as on a paper slip, on any screen that has room; sides are wide enough for their words. */
function gridOf({ picker }: Market): string {
  if (picker.kind === "options") return "grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-2";
  if (picker.kind === "digits" && picker.length === 1) return "grid grid-cols-5 gap-2 sm:grid-cols-10";
  return "grid grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-1.5 sm:grid-cols-10";
}

function shapeOf({ picker }: Market): string {
  return picker.kind === "options"
    ? "min-h-12 rounded-xl px-2 leading-tight"
    : "aspect-square min-h-11 w-full max-w-16 justify-self-center rounded-full";
}
