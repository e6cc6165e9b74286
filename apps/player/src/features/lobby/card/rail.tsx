import type { Game } from "@perya/api-client/player";
import { Line } from "../../../shared/pictures/icon.tsx";
import { Link } from "../../../shared/routing/link.tsx";
import { useText } from "../../../shared/language/text.ts";
import { TilePlace } from "../../../shared/tile/tile-face.tsx";
import { GameTile } from "./game-tile.tsx";

/** Tiles as wide as those above them: three on a phone. */
const ROW =
  "grid snap-x auto-cols-[calc((100%-1rem)/3)] grid-flow-col gap-2 overflow-x-auto overscroll-x-contain [scrollbar-width:none] sm:auto-cols-[9.5rem] sm:gap-3";
const PLACES = 4;

interface RailProps {
  /** Undefined while they are fetched. */
  readonly games: readonly Game[] | undefined;
  /** Where all of them are. */
  readonly to: string;
  /** There are others than these. */
  readonly more: boolean;
  /** Each has a heart: those of the slots. */
  readonly hearts: boolean;
}

/**
 * A horizontally scrolling row of tiles, with a link to all of them at its end unless it shows all
 * there are. Its height is constant, so that nothing below it jumps.
 */
export function Rail({ games, to, more, hearts }: RailProps) {
  const t = useText("home");
  if (!games)
    return (
      <div role="status" aria-busy="true" aria-label={t("row.loading")} className={ROW}>
        {Array.from({ length: PLACES }, (_, place) => (
          <TilePlace key={place} />
        ))}
      </div>
    );
  return (
    <ul className={ROW}>
      {games.map((game) => (
        <li key={game.gameId} className="grid min-w-0 snap-start">
          <GameTile game={game} heart={hearts} />
        </li>
      ))}
      {more && (
        <li className="grid snap-start">
          <Link
            to={to}
            className="grid content-center justify-items-center gap-1 rounded-xl border border-dashed border-edge p-2 text-center text-sm font-semibold text-soft hover:border-bulb hover:text-ink"
          >
            <Line d="M5 12h14M13 6l6 6-6 6" className="rtl:-scale-x-100" size={28} />
            {t("row.all")}
          </Link>
        </li>
      )}
    </ul>
  );
}
