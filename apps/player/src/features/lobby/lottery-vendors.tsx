import { useText } from "../../shared/text.ts";
import { LaneCards } from "./vendor-cards.tsx";
import { useLane } from "./vendors.ts";

/** Whose lotteries there are, each a card that opens its game or the list of them; nothing until they are known. */
export default function LotteryVendors() {
  const t = useText("lobby");
  const { data } = useLane("LOTTERY");
  if (!data) return null;
  return (
    <section className="mt-8 grid min-w-0 gap-3">
      <h2 className="font-display text-xl font-bold">{t("vendors")}</h2>
      <LaneCards cards={data.cards} sideways />
    </section>
  );
}
