import { useText } from "../language/text.ts";
import { Facts } from "../layout/page.tsx";
import { PLAY_CATEGORIES, type PlayCategory } from "./play-categories.ts";

const CATEGORIES = Object.keys(PLAY_CATEGORIES) as PlayCategory[];
const PERCENT = new Intl.NumberFormat("en", { style: "percent", maximumFractionDigits: 2 });
const WHOLE_BPS = 10_000;

/** A share in hundredths of a percent, as a person reads it. */
export function percentOf(bps: number): string {
  return PERCENT.format(bps / WHOLE_BPS);
}

interface CategoryWeightsProps {
  /** By category, in hundredths of a percent; a category without one counts nothing. */
  readonly weights: Readonly<Partial<Record<string, number>>>;
}

/** How much of each category's turnover counts. */
export function CategoryWeights({ weights }: CategoryWeightsProps) {
  const t = useText("promotions");
  const menu = useText("menu");
  return (
    <Facts
      facts={CATEGORIES.map((category) => {
        const bps = weights[category] ?? 0;
        return [
          menu(`item.${PLAY_CATEGORIES[category]}`),
          bps === 0 ? t("nothing") : percentOf(bps),
        ];
      })}
    />
  );
}
