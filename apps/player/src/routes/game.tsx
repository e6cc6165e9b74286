import { GameFrame } from "../features/launch/game-frame.tsx";
import { Missing } from "./root.tsx";
import { useSearch } from "../shared/routing/use-location.ts";

export function Page() {
  const { gameId } = useSearch();
  return gameId ? <GameFrame key={gameId} gameId={gameId} /> : <Missing />;
}
