import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { noteResume } from "../../shared/device/resume.ts";
import { reading } from "../../shared/http/api.ts";
import { Button } from "../../shared/forms/controls.tsx";
import { faultWords } from "../../shared/faults/fault-words.ts";
import { comesUp } from "../../shared/games/comes-up.ts";
import { openGame, type Openable } from "../../shared/games/open-game.ts";
import { IntoHeader } from "../../shared/layout/into-header.tsx";
import { Empty, Failed } from "../../shared/layout/states.tsx";
import { useText } from "../../shared/language/text.ts";
import { moveAt } from "./at-vendor.ts";
import { Frame } from "./frame.tsx";
import { SwitchGame } from "./switch-game.tsx";
import { useLaunch } from "./use-launch.ts";
import { useStay } from "./use-stay.ts";

/** A vendor's game in a frame of its own, or the way to the window it opens in. */
export function GameFrame({ gameId }: { gameId: string }) {
  const t = useText("game");
  const game = useQuery(reading("/games/{gameId}", { path: { gameId } }));
  const windowed = game.data?.opensIn === "popup" ? game.data : undefined;
  const launch = useLaunch(windowed ? undefined : game.data);
  const name = game.data?.displayName ?? t("name");
  useEffect(() => {
    // Home keeps a place for what can be continued.
    if (launch.isSuccess) noteResume(true);
  }, [launch.isSuccess]);
  const played = launch.isSuccess ? game.data : undefined;
  useStay(played);
  useEffect(() => {
    if (played) return () => void moveAt("leave", played).catch(() => undefined);
    return undefined;
  }, [played]);
  useEffect(() => {
    document.title = `${name} · Perya`;
  }, [name]);
  const failed = game.isError ? game : launch.isError ? launch : undefined;
  if (failed)
    return (
      <Instead name={name} gameId={gameId}>
        {comesUp(failed.error) ? (
          <Empty title={faultWords(failed.error)} />
        ) : (
          <Failed fault={failed.error} onRetry={() => void failed.refetch()} />
        )}
      </Instead>
    );
  if (windowed)
    return (
      <Instead name={name} gameId={gameId}>
        <InWindow game={windowed} />
      </Instead>
    );
  return (
    <Frame
      key={launch.dataUpdatedAt}
      place={launch.data}
      name={name}
      gameId={gameId}
      onReload={() => void (game.data ? launch : game).refetch()}
    />
  );
}

interface InsteadProps {
  readonly name: string;
  readonly gameId: string;
  readonly children: React.ReactNode;
}

function Instead({ name, gameId, children }: InsteadProps) {
  return (
    <div className="mx-auto grid w-full max-w-xl gap-4 px-4 py-8">
      <h1 dir="auto" className="font-display text-2xl font-bold">
        {name}
      </h1>
      {children}
      <IntoHeader>
        <SwitchGame gameId={gameId} />
      </IntoHeader>
    </div>
  );
}

function InWindow({ game }: { game: Openable }) {
  const t = useText("game");
  return (
    <Empty title={t("window.text")}>
      <Button look="primary" onClick={() => openGame(game)}>
        {t("window.open")}
      </Button>
    </Empty>
  );
}
