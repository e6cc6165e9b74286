import type { Game } from "@perya/api-client/player";
import { Link } from "@tanstack/react-router";

/** A game's poster; all of it opens the game. */
export function GameCard({ game, eager = false }: { game: Game; eager?: boolean }) {
  return (
    <Link
      to="/game"
      search={{ gameId: game.gameId }}
      className="group relative grid overflow-hidden rounded-2xl border border-line bg-raised transition-transform duration-150 hover:-translate-y-1 motion-reduce:transform-none"
    >
      <img
        src={game.showIcon}
        alt=""
        width="300"
        height="400"
        loading={eager ? "eager" : "lazy"}
        className="aspect-[3/4] w-full bg-overlay object-cover"
      />
      <span className="grid gap-0.5 p-3">
        <span dir="auto" className="truncate font-display text-base font-bold">
          {game.displayName}
        </span>
        <span className="text-sm text-soft">{game.rtp ? `Returns ${game.rtp} %` : game.vendorName}</span>
      </span>
      <span className="absolute start-2 top-2 flex gap-1 text-xs font-bold">
        {game.isHot && <span className="rounded-full bg-coral px-2 py-0.5 text-(--on-coral)">Hot</span>}
        {game.isNew && <span className="rounded-full bg-teal px-2 py-0.5 text-(--on-teal)">New</span>}
      </span>
    </Link>
  );
}
