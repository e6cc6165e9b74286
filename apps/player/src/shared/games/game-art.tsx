import { useQuery } from "@tanstack/react-query";
import { reading } from "../http/api.ts";
import { Picture } from "../pictures/picture.tsx";

const KEPT_MS = 600_000;

/**
 * A game's small picture, found by its id; a plain tile until it is known, and where a game is
 * gone.
 */
export function GameArt({ gameId }: { gameId: string }) {
  const game = useQuery({
    ...reading("/games/{gameId}", { path: { gameId } }),
    staleTime: KEPT_MS,
  });
  return game.data ? (
    <Picture
      src={game.data.iconUrl}
      alt=""
      width="48"
      height="48"
      loading="lazy"
      className="size-12 rounded-xl bg-overlay object-cover"
    />
  ) : (
    <span aria-hidden="true" className="size-12 rounded-xl bg-overlay" />
  );
}
