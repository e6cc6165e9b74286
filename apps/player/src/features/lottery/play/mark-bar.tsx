import type { Market } from "@perya/lottery-kit";
import { Button } from "../../../shared/forms/controls.tsx";
import { useText } from "../../../shared/language/text.ts";
import { UnitField } from "../slip/unit-field.tsx";

interface MarkBarProps {
  readonly market: Market;
  readonly marked: readonly string[];
  readonly currency: string;
  readonly unitMinor: string;
  readonly setUnit: (minor: string) => void;
  readonly onQuick: () => void;
  readonly onClear: () => void;
  readonly onAdd: () => void;
}

/**
 * Actions on marks: quick pick, clear, or add to the slip at a unit.
 */
export function MarkBar({
  market,
  marked,
  currency,
  unitMinor,
  setUnit,
  onQuick,
  onClear,
  onAdd,
}: MarkBarProps) {
  const t = useText("slip");
  const missing = market.picks.min - marked.length;
  return (
    <div className="@container rounded-2xl border border-line bg-raised p-3">
      <div className="grid gap-2 @sm:grid-cols-[auto_auto_1fr] @sm:items-center @xl:grid-cols-[auto_auto_1fr_auto_auto]">
        <div className="flex gap-2 @max-sm:order-2 @sm:contents">
          <Button className="flex-1" onClick={onQuick}>
            {t("pick.quick")}
          </Button>
          <Button className="flex-1" onClick={onClear} disabled={marked.length === 0}>
            {t("pick.clear")}
          </Button>
        </div>
        <p aria-live="polite" className="text-sm text-soft @max-sm:text-center">
          {missing > 0 && marked.length > 0
            ? t("pick.need", { count: missing })
            : t("pick.chosen", { count: marked.length })}
        </p>
        <div className="flex items-center justify-between gap-2 @max-sm:order-3 @sm:@max-xl:col-span-full @xl:contents">
          <UnitField
            label={t("unit.label")}
            currency={currency}
            minor={unitMinor}
            onChange={setUnit}
          />
          <Button look="primary" onClick={onAdd} disabled={missing > 0}>
            {t("pick.add")}
          </Button>
        </div>
      </div>
    </div>
  );
}
