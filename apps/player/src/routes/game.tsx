import { GameFrame } from "../features/launch/game-frame.tsx";
import { part } from "../shared/loading/part.tsx";
import { Missing } from "./root.tsx";
import { useSearch } from "../shared/routing/use-location.ts";

const PlayGuard = part(() => import("../features/play/play-guard.tsx"), null, true);

export function Page() {
  const { gameId } = useSearch();
  if (!gameId) return <Missing />;
  return (
    <>
      <GameFrame key={gameId} gameId={gameId} />
      <PlayGuard />
    </>
  );
}
