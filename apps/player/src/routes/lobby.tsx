import { GameGrid } from "../features/lobby/game-grid.tsx";
import { LobbySearch } from "../features/lobby/lobby-search.tsx";
import { Page } from "../shared/page.tsx";
import { useText } from "../shared/text.ts";
import { useSearch } from "../shared/routing/use-location.ts";

function Lobby({ title, gameType }: { title: string; gameType: "RNG" | "INHOUSE" }) {
  const t = useText("lobby");
  const { q = "" } = useSearch();
  return (
    <Page title={title}>
      <LobbySearch />
      <GameGrid gameType={gameType} name={q} empty={q ? t("noneNamed", { name: q }) : t("none")} />
    </Page>
  );
}

export function RngPage() {
  return <Lobby title={useText("lobby")("slots")} gameType="RNG" />;
}

export function InhousePage() {
  return <Lobby title={useText("lobby")("instant")} gameType="INHOUSE" />;
}
