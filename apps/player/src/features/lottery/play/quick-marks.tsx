import type { Market } from "@perya/lottery-kit";
import { useText } from "../../../shared/language/text.ts";
import { isOn, toggled, type QuickGroup, type QuickMark } from "./quick-marks.ts";
import { markName } from "./say.ts";

interface QuickMarksProps {
  readonly groups: readonly QuickGroup[];
  readonly market: Market;
  readonly marked: readonly string[];
  readonly mark: (picks: readonly string[]) => void;
  /** Tells a screen reader what a tap did. */
  readonly say: (words: string) => void;
}

/** Kinds whose marks are single figures: ten of them stand above the ten columns of the grid. */
const FIGURES: ReadonlySet<QuickMark["kind"]> = new Set(["head", "tail"]);

/** Numbers that share a digit, a side, a colour or an animal, each set marked by one tap. */
export function QuickMarks({ groups, ...own }: QuickMarksProps) {
  const t = useText("marking");
  if (groups.length === 0) return null;
  return (
    <div className="grid max-w-3xl gap-1.5">
      {groups.map(({ kind, marks }) => (
        <div
          key={kind}
          role="group"
          aria-label={t(`kind.${kind}`)}
          className="grid grid-cols-[3.25rem_minmax(0,1fr)] items-start gap-1.5"
        >
          <span aria-hidden="true" className="self-center text-sm leading-tight text-soft">
            {t(`kind.${kind}`)}
          </span>
          <div className={gridOf(kind)}>
            {marks.map((one) => (
              <Quick key={one.code} one={one} {...own} />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

/** The quick marks of one place of a market, beside its name. */
export function PlaceQuickMarks({
  group,
  ...own
}: Omit<QuickMarksProps, "groups"> & { readonly group: QuickGroup }) {
  return (
    <span className="flex flex-wrap gap-1">
      {group.marks.map((one) => (
        <Quick key={one.code} one={one} {...own} />
      ))}
    </span>
  );
}

function Quick({
  one,
  market,
  marked,
  mark,
  say,
}: Omit<QuickMarksProps, "groups"> & { readonly one: QuickMark }) {
  const t = useText("marking");
  const { kind, code, picks } = one;
  const on = isOn(marked, picks);
  const next = toggled(marked, picks);
  const name = kind === "head" || kind === "tail" ? t(`name.${kind}`, { code }) : markName(code);
  const press = () => {
    mark(next);
    say(t("said", { name, count: next.length }));
  };
  return (
    <button
      type="button"
      aria-pressed={on}
      aria-label={t("mark", { name, count: picks.length })}
      disabled={next.length > market.picks.max}
      onClick={press}
      className="min-h-9 min-w-0 rounded-lg border border-edge bg-raised px-1 text-sm font-semibold tabular-nums hover:border-bulb disabled:opacity-50 aria-pressed:border-transparent aria-pressed:bg-bulb aria-pressed:text-on-bulb [&:not(:where(.grid>*))]:px-2.5"
    >
      {FIGURES.has(kind) ? <bdi dir="ltr">{code}</bdi> : markName(code)}
    </button>
  );
}

function gridOf(kind: QuickMark["kind"]): string {
  if (FIGURES.has(kind)) return "grid grid-cols-10 gap-1";
  return kind === "animal"
    ? "grid grid-cols-4 gap-1 sm:grid-cols-6"
    : "grid grid-cols-[repeat(auto-fit,minmax(4rem,1fr))] gap-1";
}
