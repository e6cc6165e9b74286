import type { Game } from "@perya/api-client/player";
import { useQuery } from "@tanstack/react-query";
import { Dialog } from "../../../shared/dialogs/dialog.tsx";
import { gamesOfVendor } from "../../../shared/games/games-of-vendor.ts";
import { openGame } from "../../../shared/games/open-game.ts";
import { Picture } from "../../../shared/pictures/picture.tsx";
import { Empty, Failed, Waiting } from "../../../shared/layout/states.tsx";
import { useText } from "../../../shared/language/text.ts";
import { Heart } from "../card/heart.tsx";
import { Windowed } from "../list/windowed.tsx";

/** All games of a card's vendor, each with its buttons. */
export default function PopupGames({ vendor, onClose }: { vendor: Game; onClose: () => void }) {
  const t = useText("lobby");
  const { data, isPending, isError, error, refetch } = useQuery(
    gamesOfVendor(vendor.vassalage, vendor.gameType),
  );
  return (
    <Dialog
      title={t.rich("gamesOf", {
        vendor: () => (
          <bdi key="vendor" lang={vendor.nameLanguage || undefined}>
            {vendor.displayName}
          </bdi>
        ),
      })}
      onClose={onClose}
    >
      {isPending ? (
        <Waiting />
      ) : isError ? (
        <Failed fault={error} onRetry={() => void refetch()} />
      ) : data.games.length === 0 ? (
        <Empty title={t("none")} />
      ) : (
        <Windowed items={data.games} className="grid grid-cols-1">
          {(game) => <PopupGame game={game} onOpened={onClose} />}
        </Windowed>
      )}
    </Dialog>
  );
}

function PopupGame({ game, onOpened }: { game: Game; onOpened: () => void }) {
  const t = useText("lobby");
  const open = (mode: "play" | "trial") => {
    onOpened();
    openGame(game, mode);
  };
  return (
    <article className="relative grid h-26 grid-cols-[3.5rem_1fr_3rem] items-center gap-x-3 border-b border-line sm:h-20 sm:grid-cols-[3.5rem_1fr_auto_3rem]">
      <Picture
        src={game.iconUrl || game.showIcon}
        alt=""
        width="56"
        height="56"
        loading="lazy"
        className="size-14 rounded-xl bg-raised object-cover max-sm:row-span-2"
      />
      <h3
        lang={game.nameLanguage || undefined}
        dir="auto"
        className="line-clamp-1 leading-tight font-semibold sm:line-clamp-2"
      >
        {game.displayName}
      </h3>
      <span className="flex gap-1.5 max-sm:col-start-2 max-sm:row-start-2">
        {game.supportPlay === 0 && (
          <button
            type="button"
            onClick={() => open("trial")}
            aria-label={t("trialNamed", { game: game.displayName })}
            className="min-h-11 rounded-xl border border-edge px-3 text-sm font-semibold"
          >
            {t("trial")}
          </button>
        )}
        <button
          type="button"
          onClick={() => open("play")}
          aria-label={t("playNamed", { game: game.displayName })}
          className="min-h-11 rounded-xl bg-bulb px-4 text-sm font-semibold text-on-bulb"
        >
          {t("play")}
        </button>
      </span>
      <Heart game={game} />
    </article>
  );
}
