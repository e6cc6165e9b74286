import { useQuery } from "@tanstack/react-query";
import { AuthLink } from "../../../shared/session/auth-link.tsx";
import { buttonClass } from "../../../shared/forms/controls.tsx";
import { Link } from "../../../shared/routing/link.tsx";
import { useToken } from "../../../shared/session/session.ts";
import { TILES } from "../../../shared/tile/tile-face.tsx";
import { Empty } from "../../../shared/layout/states.tsx";
import { useText } from "../../../shared/language/text.ts";
import type { Filter } from "../filter/filter.ts";
import { GameTile } from "../card/game-tile.tsx";
import { hotPage, listPage } from "../fetch/game-pages.ts";
import type { Lobby } from "../lobbies.ts";

const POPULAR = 6;

interface NoGamesProps {
  readonly lobby: Lobby;
  readonly filter: Filter;
  /** What was chosen, in the words it was chosen by. */
  readonly chosen: readonly string[];
}

/** Explains why nothing matches, offers one way out, and a few popular games. */
export function NoGames({ lobby, filter, chosen }: NoGamesProps) {
  const t = useText("lobby");
  const guest = useToken() === undefined;
  const own = filter.q === "" && (filter.list === "fav" || filter.list === "recent");
  return (
    <div className="grid gap-8">
      <Empty title={useTitle(lobby, filter, chosen)}>
        {own && guest ? (
          <AuthLink form="login" className={buttonClass("primary")}>
            {t("comeIn")}
          </AuthLink>
        ) : chosen.length > 0 || (filter.list !== "all" && !lobby.only) ? (
          <Link to="." search={{}} className={buttonClass("plain")}>
            {t("all")}
          </Link>
        ) : (
          lobby.name !== "rng" && (
            <Link to="/rng" className={buttonClass("plain")}>
              {t("toSlots")}
            </Link>
          )
        )}
      </Empty>
      <Popular />
    </div>
  );
}

function useTitle(lobby: Lobby, { q, list }: Filter, chosen: readonly string[]): string {
  const t = useText("lobby");
  const guest = useToken() === undefined;
  if (q) return t("noneNamed", { name: q });
  if (guest && (list === "fav" || list === "recent"))
    return t("guest", { list: t(`list.${list}`) });
  if (list !== "all") return t(`noneIn.${list}`);
  if (chosen.length > 0) return t("noneWith", { filter: chosen.join(" · ") });
  return lobby.name === "rng" ? t("none") : t("noneYet", { lobby: t(`name.${lobby.name}`) });
}

/** Hot games; if there are none, the first slots. */
function Popular() {
  const t = useText("lobby");
  const hot = useQuery(hotPage({}));
  const first = useQuery({
    ...listPage({ gameType: "RNG" }),
    enabled: hot.data?.games.length === 0,
  });
  const games = (hot.data?.games.length ? hot.data : first.data)?.games.slice(0, POPULAR) ?? [];
  if (games.length === 0) return null;
  return (
    <section className="@container grid gap-3">
      <h2 className="font-display text-xl font-bold">{t("popular")}</h2>
      <ul className={TILES}>
        {games.map((game) => (
          <li key={game.gameId}>
            <GameTile game={game} shape="poster" heart />
          </li>
        ))}
      </ul>
    </section>
  );
}
