import { useText } from "../../../shared/language/text.ts";
import { CategoryCards } from "./vendor-cards.tsx";
import { useCategory } from "./vendors.ts";

/**
 * Lottery vendors, each a card that opens its game or their list; nothing until they are loaded.
 */
export default function LotteryVendors() {
  const t = useText("lobby");
  const { data } = useCategory("LOTTERY");
  if (!data) return null;
  return (
    <section className="mt-8 grid min-w-0 gap-3">
      <h2 className="font-display text-xl font-bold">{t("vendors")}</h2>
      <CategoryCards cards={data.cards} sideways />
    </section>
  );
}
