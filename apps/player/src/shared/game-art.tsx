import { useQuery } from "@tanstack/react-query";
import { reading } from "./api.ts";
import { Picture } from "./picture.tsx";

const KEPT_MS = 600_000;

/** A game's small picture, found by its id; a plain tile until the list is there, and where a game is gone. */
export function GameArt({ gameId }: { gameId: string | undefined }) {
  const games = useQuery({ ...reading("/games"), staleTime: KEPT_MS });
  const game = games.data?.games.find((one) => one.gameId === gameId || one.displayName === gameId);
  return game ? (
    <Picture src={game.iconUrl} alt="" width="48" height="48" loading="lazy" className="size-12 rounded-xl bg-overlay object-cover" />
  ) : (
    <span aria-hidden="true" className="size-12 rounded-xl bg-overlay" />
  );
}
