import type { Game } from "@perya/api-client/player";
import { useQuery } from "@tanstack/react-query";
import { gamesOfVendor } from "../../../shared/games/games-of-vendor.ts";
import { gamePage, playInPress } from "../../../shared/games/open-game.ts";
import { Picture } from "../../../shared/pictures/picture.tsx";
import { Link } from "../../../shared/routing/link.tsx";
import { Empty, Failed, Waiting } from "../../../shared/layout/states.tsx";
import { useText } from "../../../shared/language/text.ts";
import { CARDS } from "./lottery-card.tsx";

/**
 * A vendor's own list of games, as KENO is one: a slot opens the vendor's lobby of them, and any
 * other, which no lobby has under its vendor, itself.
 */
export function VendorGames({ vassalage }: { vassalage: string }) {
  const t = useText("lottery");
  const { data, error, refetch } = useQuery(gamesOfVendor(vassalage));
  if (error) return <Failed fault={error} onRetry={() => void refetch()} />;
  if (!data) return <Waiting rows={2} />;
  if (data.games.length === 0) return <Empty title={t("empty.ALL")} />;
  return (
    <ul className={CARDS}>
      {data.games.map((game) => (
        <li key={game.gameId}>
          <Link
            {...wayTo(game)}
            className="grid min-h-20 grid-cols-[3.5rem_1fr] items-center gap-3 rounded-2xl border border-line bg-raised p-4 font-display text-lg leading-tight font-bold hover:border-bulb"
          >
            <Picture
              src={game.iconUrl || game.showIcon}
              alt=""
              width="56"
              height="56"
              loading="lazy"
              className="size-14 rounded-2xl bg-overlay object-cover"
            />
            <bdi lang={game.nameLanguage || undefined}>{game.displayName}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function wayTo(game: Game) {
  if (game.gameType === "RNG") return { to: "/rng", search: { page: game.vassalage } };
  return { to: gamePage(game), search: { gameId: game.gameId }, ...playInPress(game) };
}
