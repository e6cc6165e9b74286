import { useText } from "../../../shared/language/text.ts";

const COMMON = [1, 2, 5, 10] as const;

/** How many times every unit counts. */
export function Multiple({
  value,
  disabled,
  onChange,
}: {
  value: number;
  disabled: boolean;
  onChange: (times: number) => void;
}) {
  const t = useText("slip");
  return (
    <div
      role="group"
      aria-label={t("multiple.label")}
      className="flex flex-wrap items-center gap-1.5"
    >
      <span className="w-full text-sm font-semibold">{t("multiple.label")}</span>
      {COMMON.map((times) => (
        <button
          key={times}
          type="button"
          disabled={disabled}
          aria-pressed={value === times}
          onClick={() => onChange(times)}
          className="min-h-11 min-w-11 rounded-xl border border-edge font-semibold tabular-nums hover:border-bulb disabled:opacity-60 aria-pressed:border-transparent aria-pressed:bg-bulb aria-pressed:text-on-bulb"
        >
          <bdi dir="ltr">×{times}</bdi>
        </button>
      ))}
      <input
        type="number"
        min={1}
        max={1_000}
        inputMode="numeric"
        aria-label={t("multiple.other")}
        disabled={disabled}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
        className="min-h-11 w-18 rounded-xl border border-edge bg-ground px-2 text-center font-semibold tabular-nums hover:border-soft disabled:opacity-60"
      />
    </div>
  );
}
