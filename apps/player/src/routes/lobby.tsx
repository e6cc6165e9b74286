import { useSearch } from "@tanstack/react-router";
import { GameGrid } from "../features/lobby/game-grid.tsx";
import { LobbySearch } from "../features/lobby/lobby-search.tsx";
import { Page } from "../shared/page.tsx";

function Lobby({ title, gameType }: { title: string; gameType: "RNG" | "INHOUSE" }) {
  const { q = "" } = useSearch({ strict: false });
  return (
    <Page title={title}>
      <LobbySearch />
      <GameGrid gameType={gameType} name={q} empty={q ? `No game here is called “${q}”.` : "No games here yet."} />
    </Page>
  );
}

export function RngPage() {
  return <Lobby title="Slots" gameType="RNG" />;
}

export function InhousePage() {
  return <Lobby title="Instant games" gameType="INHOUSE" />;
}
