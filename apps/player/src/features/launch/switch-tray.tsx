import type { Game } from "@perya/api-client/player";
import { useQuery } from "@tanstack/react-query";
import { Dialog } from "../../shared/dialogs/dialog.tsx";
import { CLIENT } from "../../shared/games/client.ts";
import { gamePage, playInPress } from "../../shared/games/open-game.ts";
import { call, reading } from "../../shared/http/api.ts";
import { Failed, Waiting } from "../../shared/layout/states.tsx";
import { useText } from "../../shared/language/text.ts";
import { Picture } from "../../shared/pictures/picture.tsx";
import { Link } from "../../shared/routing/link.tsx";
import { isTrial } from "../../shared/session/session.ts";

/** Games of each row, beside the one on the table. */
const MOST = 8;

interface SwitchTrayProps {
  /** The game on the table. */
  readonly gameId: string;
  readonly onClose: () => void;
}

/**
 * The games played last and the favourites, over the game. A press goes straight to another game:
 * the frame of this one is taken away with its ticket, and its open round waits in it.
 */
export default function SwitchTray({ gameId, onClose }: SwitchTrayProps) {
  const t = useText("game");
  const recent = useQuery({
    queryKey: [...reading("/games/recent", { query: {} }).queryKey, "tray"],
    queryFn: () =>
      call("GET", "/games/recent", { query: { pageSize: MOST + 1, ...CLIENT } }).then(
        ({ list }) => list,
      ),
    // The game on the table has just become the latest one.
    staleTime: 0,
  });
  const favourites = useQuery({
    queryKey: [...reading("/favourites", { query: {} }).queryKey, "tray"],
    queryFn: () => call("GET", "/favourites", { query: CLIENT }).then(({ content }) => content),
    enabled: !isTrial(),
  });
  const others = (games: readonly Game[] = []) =>
    games.filter((game) => game.gameId !== gameId).slice(0, MOST);
  const played = others(recent.data);
  const hearts = others(favourites.data).filter(
    (game) => !played.some((one) => one.gameId === game.gameId),
  );
  const none = played.length + hearts.length === 0;
  return (
    <Dialog title={t("switch.open")} onClose={onClose}>
      {recent.isPending || favourites.isLoading ? (
        <Waiting rows={2} />
      ) : recent.isError && none ? (
        <Failed fault={recent.error} onRetry={() => void recent.refetch()} />
      ) : none ? (
        <p className="text-soft">{t("switch.none")}</p>
      ) : (
        <>
          <Games title={t("switch.recent")} games={played} onOpen={onClose} />
          <Games title={t("switch.favourites")} games={hearts} onOpen={onClose} />
          <p className="text-sm text-soft">{t("switch.stays")}</p>
        </>
      )}
    </Dialog>
  );
}

interface GamesProps {
  readonly title: string;
  readonly games: readonly Game[];
  readonly onOpen: () => void;
}

function Games({ title, games, onOpen }: GamesProps) {
  if (games.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h3 className="text-sm font-semibold text-soft">{title}</h3>
      <ul aria-label={title} className="grid grid-cols-4 gap-2">
        {games.map((game) => (
          <li key={game.gameId} className="min-w-0">
            <Way game={game} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Way({ game, onOpen }: { game: Game; onOpen: () => void }) {
  const { onClick, ...answered } = playInPress(game);
  return (
    <Link
      to={gamePage(game)}
      search={{ gameId: game.gameId }}
      {...answered}
      onClick={(event) => {
        onClick(event);
        if (event.defaultPrevented) onOpen();
      }}
      className="grid justify-items-center gap-1 rounded-xl p-1 text-center hover:bg-raised"
    >
      <Picture
        src={game.iconUrl || game.showIcon}
        alt=""
        width="80"
        height="80"
        className="aspect-square w-full rounded-xl bg-raised object-cover"
      />
      <bdi lang={game.nameLanguage || undefined} className="line-clamp-2 text-xs leading-tight">
        {game.displayName}
      </bdi>
    </Link>
  );
}
