import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { GameEditor } from "../features/lottery/games/game-editor.tsx";
import { reading } from "../shared/http/api.ts";
import { Page } from "../shared/layout/page.tsx";

export function LotteryGamePage() {
  const { code = "" } = useParams({ strict: false });
  const query = useQuery(reading("/lottery/games"));
  const title = query.data?.find((game) => game.code === code)?.name ?? code;
  return (
    <Page title={title} back={{ to: "/lottery/$part", params: { part: "games" }, title: "Games" }}>
      <GameEditor code={code} query={query} />
    </Page>
  );
}
