import type { Game } from "@perya/api-client/player";
import { useState, type ReactNode } from "react";
import { PlayersNow } from "../../../shared/activity/players-now.tsx";
import { gamePage, openGame, playInPress } from "../../../shared/games/open-game.ts";
import { part } from "../../../shared/loading/part.tsx";
import { Picture } from "../../../shared/pictures/picture.tsx";
import { Link } from "../../../shared/routing/link.tsx";
import { useText } from "../../../shared/language/text.ts";

const PopupGames = part(() => import("../vendor/popup-games.tsx"));

const FRAME = "relative grid overflow-hidden rounded-2xl border border-line bg-raised";
const CAPTION = "grid h-19 content-center gap-0.5 px-3";
const WAYS = "grid min-h-15 auto-cols-fr grid-flow-col gap-1.5 px-2 pb-2";
const WAY =
  "grid min-h-11 min-w-0 place-items-center rounded-xl px-1 text-center text-sm leading-tight font-semibold";
/** Covers the whole card. */
const STRETCHED = "after:absolute after:inset-0 after:content-['']";

interface CardProps {
  readonly game: Game;
  /** In sight at once. */
  readonly eager?: boolean;
  /** Below the page's own heading, or below a row's. */
  readonly heading?: "h2" | "h3";
  readonly children?: ReactNode;
}

/**
 * A game's card: all of it opens the game, a second button a free trial where one is offered. The
 * content of its corner is passed in. A card for all games of a vendor shows the vendor's name,
 * once.
 */
export function GameCard({ game, eager = false, heading: Heading = "h3", children }: CardProps) {
  const t = useText("lobby");
  const ofVendor = game.isGame === "VASSALAGE";
  return (
    <article
      className={`group ${FRAME} transition-[transform,border-color] duration-150 hover:-translate-y-1 hover:border-bulb motion-reduce:transform-none`}
    >
      <Picture
        src={game.showIcon}
        alt=""
        width="300"
        height="400"
        loading={eager ? "eager" : "lazy"}
        fetchPriority={eager ? "high" : "auto"}
        className="aspect-[3/4] w-full bg-overlay object-cover"
      />
      {game.showIcon === "" && (
        <BareTile size={ofVendor ? "text-7xl" : "text-2xl"}>
          {ofVendor ? initialOf(game.displayName) : game.displayName}
        </BareTile>
      )}
      <div className={CAPTION}>
        <Heading
          lang={game.nameLanguage || undefined}
          dir="auto"
          className="line-clamp-2 font-display text-base leading-tight font-bold sm:text-lg sm:leading-tight"
        >
          {game.displayName}
        </Heading>
        {!ofVendor && (
          <span className="flex min-w-0 items-center gap-2 text-sm text-soft">
            <span className="truncate">
              {game.rtp ? t("returns", { rtp: game.rtp }) : game.vendorName}
            </span>
            <span className="ms-auto">
              <PlayersNow gameId={game.gameId} />
            </span>
          </span>
        )}
      </div>
      {ofVendor ? <OpenVendor game={game} /> : <OpenGame game={game} />}
      <span className="absolute start-2 top-2 flex gap-1 text-xs font-bold">
        {game.isHot === 1 && (
          <span className="rounded-full bg-coral px-2 py-0.5 text-(--on-coral)">{t("hot")}</span>
        )}
        {game.isNew && (
          <span className="rounded-full bg-teal px-2 py-0.5 text-(--on-teal)">{t("new")}</span>
        )}
      </span>
      {children}
    </article>
  );
}

/** On the tile of a game without a picture, which would be nothing but a tile. */
function BareTile({
  size,
  children,
}: {
  readonly size: "text-2xl" | "text-7xl";
  readonly children: string;
}) {
  return (
    <span
      aria-hidden="true"
      dir="auto"
      className={`absolute inset-x-0 top-0 grid aspect-[3/4] place-items-center p-4 text-center font-display ${size} font-bold text-soft`}
    >
      {children}
    </span>
  );
}

/** The first letter as its readers count letters, an accent being part of it. */
function initialOf(name: string): string {
  return [...new Intl.Segmenter().segment(name)][0]?.segment ?? "";
}

function OpenGame({ game }: { game: Game }) {
  const t = useText("lobby");
  return (
    <div className={WAYS}>
      <Link
        to={gamePage(game)}
        search={{ gameId: game.gameId }}
        {...playInPress(game)}
        aria-label={t("playNamed", { game: game.displayName })}
        className={`${WAY} bg-bulb text-on-bulb ${STRETCHED}`}
      >
        {t("play")}
      </Link>
      {game.supportPlay === 0 && (
        <button
          type="button"
          onClick={() => openGame(game, "trial")}
          aria-label={t("trialNamed", { game: game.displayName })}
          className={`${WAY} relative z-1 border border-edge bg-raised hover:border-soft`}
        >
          {t("trial")}
        </button>
      )}
    </div>
  );
}

/** A card that stands for its vendor opens the list of the vendor's games. */
function OpenVendor({ game }: { game: Game }) {
  const t = useText("lobby");
  const [open, setOpen] = useState(false);
  return (
    <div className={WAYS}>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        aria-label={t("seeGamesOf", { vendor: game.displayName })}
        className={`${WAY} bg-bulb text-on-bulb ${STRETCHED}`}
      >
        {t("seeGames")}
      </button>
      {open && <PopupGames vendor={game} onClose={() => setOpen(false)} />}
    </div>
  );
}

/** A card's placeholder, the same size to the pixel. */
export function CardPlace() {
  return (
    <div className={FRAME}>
      <div className="aspect-[3/4] w-full animate-pulse bg-overlay motion-reduce:animate-none" />
      <div className={CAPTION}>
        <div className="h-4 w-3/4 rounded bg-overlay" />
        <div className="h-3 w-1/2 rounded bg-overlay" />
      </div>
      <div className={WAYS}>
        <div className="h-11 rounded-xl bg-overlay" />
      </div>
    </div>
  );
}
