import { useParams } from "@tanstack/react-router";
import { PlayerView } from "../features/players/player-view.tsx";
import { Page } from "../shared/layout/page.tsx";

export function PlayerPage() {
  const { id } = useParams({ from: "/players/$id" });
  return (
    <Page title="Player" back={{ to: "/players", title: "Players" }}>
      <PlayerView id={id} />
    </Page>
  );
}
