import type { LotteryItem } from "@perya/api-client/player";
import { buttonClass } from "../../../shared/forms/controls.tsx";
import { go } from "../../../shared/routing/go.ts";
import { Link } from "../../../shared/routing/link.tsx";
import { useSearch } from "../../../shared/routing/use-location.ts";
import { Empty, Failed, Waiting } from "../../../shared/layout/states.tsx";
import { pillClass } from "../../../shared/forms/pill-class.ts";
import { useText } from "../../../shared/language/text.ts";
import { GameIcon } from "../art/game-icon.tsx";
import { ALL, gamesOf } from "../block/category.ts";
import { Countdown } from "../clock/countdown.tsx";
import { GameChoice } from "../menus/game-choice.tsx";
import { saleOf } from "../menus/sale-of.ts";
import { useMenus } from "../menus/use-menus.ts";
import { askedOf, pageOf } from "../menus/where-to.ts";
import { originOf, type Origin } from "./origin-choice.tsx";
import { Results } from "./results.tsx";
import { Trends } from "./trends.tsx";

/**
 * The last results or the trends of a lottery. The address says which lottery and which of the
 * two.
 */
export function Centre() {
  const t = useText("trends");
  const { gameCode = "", view = "results", origin } = useSearch();
  const menus = useMenus();
  if (menus.isError) return <Failed fault={menus.error} onRetry={() => void menus.refetch()} />;
  if (!menus.data) return <Waiting rows={6} />;
  const games = gamesOf(menus.data.groups, ALL);
  const game = games.find((one) => one.gameCode === gameCode) ?? games[0];
  if (!game) return <Empty title={t("none")} />;
  const choose = (search: Readonly<Record<string, string>>) =>
    void go("/lotteryCenter", { search, replace: true, keepScroll: true });
  const asked = originOf(origin);
  const onOrigin = (next: Origin) => choose({ gameCode: game.gameCode, view, origin: next });
  const shown = { gameCode: game.gameCode, origin: asked, onOrigin };
  return (
    <div className="grid gap-5">
      <div className="max-w-md">
        <GameChoice
          label={t("game")}
          groups={menus.data.groups}
          value={game.gameCode}
          onChange={(event) => choose({ gameCode: event.target.value, view })}
        />
      </div>
      <Head game={game} />
      <div role="group" aria-label={t("views")} className="flex gap-2">
        {(["results", "trends"] as const).map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={view === one}
            className={pillClass(view === one)}
            onClick={() =>
              choose({ gameCode: game.gameCode, view: one, ...(asked && { origin: asked }) })
            }
          >
            {t(`view.${one}`)}
          </button>
        ))}
      </div>
      <div className="grid gap-4">
        {view === "trends" ? (
          <Trends {...shown} />
        ) : (
          <Results key={`${shown.gameCode} ${shown.origin}`} {...shown} />
        )}
      </div>
    </div>
  );
}

function Head({ game }: { game: LotteryItem }) {
  const t = useText("trends");
  return (
    <section
      aria-labelledby="centre-game"
      className="flex flex-wrap items-center gap-4 rounded-3xl border border-line bg-raised p-4"
    >
      <GameIcon game={game} size={64} />
      <div className="me-auto">
        <h2
          id="centre-game"
          lang={game.nameLanguage || undefined}
          dir="auto"
          className="font-display text-2xl font-bold"
        >
          {game.remark}
        </h2>
        <Countdown sale={saleOf(game)} className="text-xl font-semibold text-bulb-ink" />
      </div>
      <Link to={pageOf(game)} search={askedOf(game)} className={buttonClass("primary")}>
        {t("play")}
      </Link>
    </section>
  );
}
