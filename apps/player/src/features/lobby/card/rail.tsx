import type { Game } from "@perya/api-client/player";
import { Link } from "../../../shared/routing/link.tsx";
import { useText } from "../../../shared/language/text.ts";
import { CardPlace, GameCard } from "./game-card.tsx";
import { Heart } from "./heart.tsx";

/**
 * Cards side by side where there is room: five in a row of its own, three where two rows share
 * the width.
 */
const WIDTHS = {
  5: "auto-cols-[44%] sm:auto-cols-[30%] lg:auto-cols-[23%] xl:auto-cols-[calc((100%-4rem)/5)]",
  3: "auto-cols-[44%] sm:auto-cols-[30%] lg:auto-cols-[23%] xl:auto-cols-[calc((100%-2rem)/3)]",
} as const;
/** Pictures loaded at once; the others when they come into view. */
const EAGER = 5;

interface RailProps {
  /** Undefined while they are fetched. */
  readonly games: readonly Game[] | undefined;
  readonly across: keyof typeof WIDTHS;
  /** Where all of them are. */
  readonly to: string;
  /** Its pictures are of the first screen. */
  readonly first?: boolean;
  /** Each has a heart: those of the hot games and the slots. */
  readonly hearts?: boolean;
}

/**
 * A horizontally scrolling row of games, with a link to all of them at the end of a full one: a row
 * that shows all there are has nothing more to lead to. Its height is
 * constant, so that nothing below it jumps.
 */
export function Rail({ games, across, to, first = false, hearts = false }: RailProps) {
  const t = useText("home");
  const row = `grid snap-x grid-flow-col gap-3 overflow-x-auto overscroll-x-contain py-1 [scrollbar-width:none] xl:gap-4 ${WIDTHS[across]}`;
  if (!games)
    return (
      <div role="status" aria-busy="true" aria-label={t("row.loading")} className={row}>
        {Array.from({ length: across }, (_, place) => (
          <CardPlace key={place} />
        ))}
      </div>
    );
  return (
    <ul className={row}>
      {games.map((game, at) => (
        <li key={game.gameId} className="snap-start">
          <GameCard game={game} eager={first && at < EAGER}>
            {hearts && <Heart game={game} />}
          </GameCard>
        </li>
      ))}
      {games.length >= across && (
        <li className="grid snap-start">
          <Link
            to={to}
            className="grid content-center justify-items-center gap-3 rounded-2xl border border-dashed border-edge p-3 text-center font-semibold text-soft hover:border-bulb hover:text-ink"
          >
            <svg
              viewBox="0 0 48 48"
              width="48"
              height="48"
              fill="none"
              stroke="currentColor"
              strokeWidth="3"
              strokeLinecap="round"
              strokeLinejoin="round"
              aria-hidden="true"
              className="rtl:-scale-x-100"
            >
              <path d="M14 24h20M26 15l9 9-9 9" />
            </svg>
            {t("row.all")}
          </Link>
        </li>
      )}
    </ul>
  );
}
