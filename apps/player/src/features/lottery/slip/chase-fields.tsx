import { useText } from "../../../shared/language/text.ts";
import type { ChaseWish } from "./slip.ts";

const MOST_ISSUES = 200;
/** Draws that a new chase begins with. */
const FIRST_ISSUES = 5;

/** Repeats the bet on the next draws, if wanted. Each bet is paid when its draw opens. */
export function ChaseFields({
  wish,
  disabled,
  onChange,
}: {
  wish: ChaseWish;
  disabled: boolean;
  onChange: (wish: ChaseWish) => void;
}) {
  const t = useText("slip");
  const on = wish.issues > 1;
  return (
    <fieldset disabled={disabled} className="grid gap-2">
      <legend className="sr-only">{t("chase.title")}</legend>
      <label className="flex min-h-11 items-center gap-2.5 font-semibold">
        <input
          type="checkbox"
          className="size-5"
          checked={on}
          onChange={(event) =>
            onChange({ ...wish, issues: event.target.checked ? FIRST_ISSUES : 1 })
          }
        />
        {t("chase.title")}
      </label>
      {on && (
        <div className="grid gap-2 rounded-xl bg-ground p-3">
          <label className="flex items-center justify-between gap-3">
            {t("chase.issues")}
            <input
              type="number"
              min={2}
              max={MOST_ISSUES}
              inputMode="numeric"
              value={wish.issues}
              onChange={(event) =>
                onChange({
                  ...wish,
                  issues: Math.max(
                    2,
                    Math.min(MOST_ISSUES, Math.trunc(Number(event.target.value)) || 2),
                  ),
                })
              }
              className="min-h-11 w-20 rounded-xl border border-edge bg-raised px-2 text-center font-semibold tabular-nums"
            />
          </label>
          <label className="flex min-h-11 items-center gap-2.5">
            <input
              type="checkbox"
              className="size-5"
              checked={wish.stopOnWin}
              onChange={(event) => onChange({ ...wish, stopOnWin: event.target.checked })}
            />
            {t("chase.stop")}
          </label>
          <p className="text-sm text-soft">{t("chase.about")}</p>
        </div>
      )}
    </fieldset>
  );
}
