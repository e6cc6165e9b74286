import { BrandGames } from "../features/vendors/brands/brand-games.tsx";
import { ByBrand } from "../features/vendors/brands/by-brand.tsx";
import { GameList } from "../features/vendors/games/game-list.tsx";
import { Page } from "../shared/layout/page.tsx";

export function GamesPage() {
  return (
    <Page title="Games">
      <ByBrand everywhere={<GameList />} atBrand={(brand) => <BrandGames brand={brand} />} />
    </Page>
  );
}
