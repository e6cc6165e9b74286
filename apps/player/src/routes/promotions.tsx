import { PacketCards } from "../features/giveaways/packet-cards.tsx";
import { RaffleCards } from "../features/giveaways/raffle-cards.tsx";
import { PromotionDetail } from "../features/promotions/promotion-detail.tsx";
import { PromotionList } from "../features/promotions/promotion-list.tsx";
import { Page as Frame } from "../shared/layout/page.tsx";
import { useSearch } from "../shared/routing/use-location.ts";
import { useText } from "../shared/language/text.ts";

/** What the brand promotes; with an id, one of them. */
export function Page() {
  const t = useText("promotions");
  const { id } = useSearch();
  if (id) return <PromotionDetail id={id} />;
  return (
    <Frame title={t("title")}>
      <PromotionList />
      <PacketCards />
      <RaffleCards />
    </Frame>
  );
}
