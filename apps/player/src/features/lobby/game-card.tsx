import type { Game } from "@perya/api-client/player";
import { gamePage, openGame } from "../../shared/open-game.ts";
import { Picture } from "../../shared/picture.tsx";
import { useText } from "../../shared/text.ts";
import { Link } from "../../shared/routing/link.tsx";

const FRAME = "relative grid overflow-hidden rounded-2xl border border-line bg-raised";
const CAPTION = "grid h-19 content-center gap-0.5 px-3.5";

/** A game's poster; all of it opens the game. */
export function GameCard({ game, eager = false }: { game: Game; eager?: boolean }) {
  const t = useText("lobby");
  return (
    <Link
      to={gamePage(game)}
      search={{ gameId: game.gameId }}
      onClick={(event) => {
        // A tab of its own is the browser's to open.
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        openGame(game);
      }}
      className={`group ${FRAME} transition-[transform,border-color] duration-150 hover:-translate-y-1 hover:border-bulb motion-reduce:transform-none`}
    >
      <Picture
        src={game.showIcon}
        alt=""
        width="300"
        height="400"
        loading={eager ? "eager" : "lazy"}
        className="aspect-[3/4] w-full bg-overlay object-cover"
      />
      <span className={CAPTION}>
        <span dir="auto" className="line-clamp-2 font-display text-base leading-tight font-bold sm:text-lg sm:leading-tight">
          {game.displayName}
        </span>
        <span className="truncate text-sm text-soft">{game.rtp ? t("returns", { rtp: game.rtp }) : game.vendorName}</span>
      </span>
      <span
        aria-hidden="true"
        className="absolute end-3 bottom-15 grid size-11 place-items-center rounded-full bg-bulb text-on-bulb opacity-0 shadow-lg transition-opacity duration-150 group-hover:opacity-100 group-focus-visible:opacity-100"
      >
        <svg viewBox="0 0 24 24" width="20" height="20">
          <path d="M8 5v14l11-7z" fill="currentColor" />
        </svg>
      </span>
      <span className="absolute start-2 top-2 flex gap-1 text-xs font-bold">
        {game.isHot === 1 && <span className="rounded-full bg-coral px-2 py-0.5 text-(--on-coral)">{t("hot")}</span>}
        {game.isNew && <span className="rounded-full bg-teal px-2 py-0.5 text-(--on-teal)">{t("new")}</span>}
      </span>
    </Link>
  );
}

/** A card's place while its game is not there yet: the same size to the pixel. */
export function CardPlace() {
  return (
    <div className={FRAME}>
      <div className="aspect-[3/4] w-full animate-pulse bg-overlay motion-reduce:animate-none" />
      <div className={CAPTION}>
        <div className="h-4 w-3/4 rounded bg-overlay" />
        <div className="h-3 w-1/2 rounded bg-overlay" />
      </div>
    </div>
  );
}
