import { GameList } from "../features/vendors/game-list.tsx";
import { Page } from "../shared/page.tsx";

export function GamesPage() {
  return (
    <Page title="Games">
      <GameList />
    </Page>
  );
}
