import { PlayerList } from "../features/players/player-list.tsx";
import { Page } from "../shared/layout/page.tsx";

export function PlayersPage() {
  return (
    <Page title="Players">
      <PlayerList />
    </Page>
  );
}
