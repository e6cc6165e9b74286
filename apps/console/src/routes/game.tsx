import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { GameEditor } from "../features/vendors/games/game-editor.tsx";
import { reading } from "../shared/http/api.ts";
import { Page } from "../shared/layout/page.tsx";

export function GamePage() {
  const { id = "" } = useParams({ strict: false });
  const query = useQuery(reading("/games", { query: { gameId: id } }));
  return (
    <Page title={query.data?.content[0]?.name ?? "Game"} back={{ to: "/games", title: "Games" }}>
      <GameEditor query={query} />
    </Page>
  );
}
