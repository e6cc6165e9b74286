import { useSearch } from "@tanstack/react-router";
import { GameFrame } from "../features/game/game-frame.tsx";
import { Missing } from "./root.tsx";

export function Page() {
  const { gameId } = useSearch({ strict: false });
  return gameId ? <GameFrame gameId={gameId} /> : <Missing />;
}
