import { useParams } from "@tanstack/react-router";
import { GameEditor } from "../features/vendors/game-editor.tsx";
import { Page } from "../shared/page.tsx";

export function GamePage() {
  const { id = "" } = useParams({ strict: false });
  return (
    <Page title="Game" back={{ to: "/games", title: "Games" }}>
      <GameEditor gameId={id} />
    </Page>
  );
}
