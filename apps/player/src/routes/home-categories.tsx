import { useText } from "../shared/language/text.ts";
import { CategoryRows } from "../features/lobby/category/category-rows.tsx";
import { ProviderStrip } from "../features/home/provider-strip.tsx";

/** The providers, and a row of games for every category. */
export default function Categories() {
  const t = useText("providers");
  return (
    <div className="grid gap-5">
      <section className="grid min-w-0 gap-2">
        <h2 className="font-display text-xl font-bold">{t("label")}</h2>
        <ProviderStrip />
      </section>
      <CategoryRows />
    </div>
  );
}
