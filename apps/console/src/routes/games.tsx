import { BrandGames } from "../features/vendors/brand-games.tsx";
import { ByBrand } from "../features/vendors/by-brand.tsx";
import { GameList } from "../features/vendors/game-list.tsx";
import { Page } from "../shared/page.tsx";

export function GamesPage() {
  return (
    <Page title="Games">
      <ByBrand everywhere={<GameList />} atBrand={(brand) => <BrandGames brand={brand} />} />
    </Page>
  );
}
