import type { Game } from "@perya/api-client/player";
import { useQuery } from "@tanstack/react-query";
import { PaidLately } from "../../../shared/activity/paid-lately.tsx";
import { buttonClass } from "../../../shared/forms/controls.tsx";
import { Money } from "../../../shared/format/money.tsx";
import { openGame, type PlayMode } from "../../../shared/games/open-game.ts";
import { DetailsFrame } from "../../../shared/tile/details-frame.tsx";
import type { DetailsProps } from "../../../shared/tile/tile.tsx";
import { reading } from "../../../shared/http/api.ts";
import { useText } from "../../../shared/language/text.ts";
import { Heart } from "../card/heart.tsx";
import { Rules } from "./rules.tsx";

const KEPT_MS = 600_000;

/** A game's return, limits and rules, and the ways to play it. */
export default function GameDetails({ game, ...shown }: DetailsProps & { readonly game: Game }) {
  const t = useText("tile");
  const facts = useFacts(game);
  const { place, hide } = shown;
  const tabIndex = place === "card" ? -1 : undefined;
  const open = (mode: PlayMode) => {
    hide();
    openGame(game, mode);
  };
  return (
    <DetailsFrame
      {...shown}
      title={game.displayName}
      language={game.nameLanguage}
      facts={facts}
      heart={<Heart game={game} small={place === "card"} tabIndex={tabIndex} />}
      actions={
        <div className="grid auto-cols-fr grid-flow-col gap-2">
          <button
            type="button"
            tabIndex={tabIndex}
            aria-label={t("playNamed", { game: game.displayName })}
            onClick={() => open("play")}
            className={buttonClass("primary")}
          >
            {t("play")}
          </button>
          {game.supportPlay === 0 && (
            <button
              type="button"
              tabIndex={tabIndex}
              aria-label={t("trialNamed", { game: game.displayName })}
              onClick={() => open("trial")}
              className={buttonClass("plain")}
            >
              {t("trial")}
            </button>
          )}
        </div>
      }
    >
      <p className="text-sm text-soft">
        <PaidLately gameId={game.gameId} />
      </p>
      <Rules game={game} />
    </DetailsFrame>
  );
}

/** What its provider says of it. */
function useFacts(game: Game) {
  const t = useText("tile");
  const { data, isPending } = useQuery({
    ...reading("/games/{gameId}", { path: { gameId: game.gameId } }),
    staleTime: KEPT_MS,
  });
  const { lowestStake: least, highestStake: most, maxWin = "" } = data ?? {};
  return [
    ...(game.rtp
      ? [
          [
            t("fact.returns"),
            <bdi key="rtp" dir="ltr">
              {t("returns", { rtp: game.rtp })}
            </bdi>,
          ] as const,
        ]
      : []),
    // Their places are there before their figures, so that no button moves under a finger.
    ...(maxWin || isPending
      ? [[t("fact.most"), maxWin ? t("most", { times: Number(maxWin) }) : "…"] as const]
      : []),
    ...(isPending ? [[t("fact.stakes"), "…"] as const] : []),
    ...(least && most
      ? [
          [
            t("fact.stakes"),
            t.rich("stakes", {
              least: () => <Money key="least" amount={least} />,
              most: () => <Money key="most" amount={most} />,
            }),
          ] as const,
        ]
      : []),
    [t("fact.by"), <bdi key="by">{game.vendorName}</bdi>] as const,
  ];
}
