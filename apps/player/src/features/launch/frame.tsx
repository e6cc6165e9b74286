import { useEffect, useRef, useState } from "react";
import { PaidLately } from "../../shared/activity/paid-lately.tsx";
import { PlayersNow } from "../../shared/activity/players-now.tsx";
import { Button } from "../../shared/forms/controls.tsx";
import { useFrameNotice } from "../../shared/games/frame-notice.ts";
import { useFramePause } from "../../shared/games/play-paused.ts";
import { IntoHeader } from "../../shared/layout/into-header.tsx";
import { Empty } from "../../shared/layout/states.tsx";
import { useText } from "../../shared/language/text.ts";
import { FullScreen } from "./full-screen.tsx";
import type { Place } from "./game-address.ts";
import { showContent } from "./show-content.ts";
import { SwitchGame } from "./switch-game.tsx";
import { useFrameMessages } from "./use-frame-messages.ts";

/** A game that has not loaded by then is reported as slow; it may still load. */
const SLOW_AFTER_MS = 10_000;
/**
 * Our studio's games report when they are ready; others count as ready this long after their page
 * has loaded.
 */
const READY_AFTER_MS = 3_000;
/** The frame name that HTML without an address is sent to. */
const NAME = "game";
const RIGHTS = "allow-scripts allow-forms allow-popups";

interface FrameProps {
  /** Undefined while it is asked for. */
  readonly place: Place | undefined;
  readonly name: string;
  readonly gameId: string;
  readonly onReload: () => void;
}

/** The frame a game is played in, with a loading message until it is ready. */
export function Frame({ place, name, gameId, onReload }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<"loading" | "slow" | "ready">("loading");
  const [loaded, setLoaded] = useState(false);
  const [hasSpoken, setHasSpoken] = useState(false);
  const url = place && "url" in place ? place.url : undefined;
  const content = place && "content" in place ? place.content : undefined;
  useFrameMessages(
    frame,
    { url, loaded },
    {
      onReady: () => {
        setState("ready");
        setHasSpoken(true);
      },
      onReopen: onReload,
    },
  );
  useFramePause(frame, { url, loaded });
  useFrameNotice(frame, { url, loaded, hasSpoken });
  useEffect(() => {
    const timer = setTimeout(
      () => setState((now) => (now === "loading" ? "slow" : now)),
      SLOW_AFTER_MS,
    );
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (!loaded) return;
    const timer = setTimeout(() => setState("ready"), READY_AFTER_MS);
    return () => clearTimeout(timer);
  }, [loaded]);
  useEffect(() => {
    if (content !== undefined) showContent(content, NAME);
  }, [content]);
  return (
    <div className="relative min-h-72 flex-1">
      <h1 className="sr-only">{name}</h1>
      <IntoHeader>
        <SwitchGame gameId={gameId} />
        <FullScreen onPress={() => void frame.current?.requestFullscreen()} />
      </IntoHeader>
      {place && (
        <iframe
          ref={frame}
          title={name}
          name={NAME}
          {...(url === undefined ? {} : { src: url })}
          onLoad={() => setLoaded(true)}
          allow="fullscreen"
          sandbox={url === undefined ? RIGHTS : `${RIGHTS} allow-same-origin`}
          className="absolute inset-0 h-full w-full"
        />
      )}
      {state !== "ready" && <Curtain gameId={gameId} slow={state === "slow"} onReload={onReload} />}
    </div>
  );
}

interface CurtainProps {
  readonly gameId: string;
  readonly slow: boolean;
  readonly onReload: () => void;
}

/**
 * The loading cover over the game, with what happens in the game meanwhile. What is said of the
 * loading stands last: a longer text moves nothing.
 */
function Curtain({ gameId, slow, onReload }: CurtainProps) {
  const t = useText("game");
  return (
    <div className="absolute inset-0 grid grid-cols-[minmax(0,43rem)] content-start justify-center gap-4 overflow-y-auto bg-ground p-4 pt-[24dvh] short:pt-4">
      <div className="bulbs mx-auto w-44" aria-hidden="true" />
      <p className="min-h-6 text-center text-soft">
        <PlayersNow gameId={gameId} />
      </p>
      <p className="min-h-6 text-center text-soft">
        <PaidLately gameId={gameId} />
      </p>
      <div role="status">
        {slow ? (
          <Empty title={t("slow")}>
            <Button look="primary" onClick={onReload}>
              {t("again")}
            </Button>
          </Empty>
        ) : (
          <p className="text-center font-display text-lg font-semibold">{t("loading")}</p>
        )}
      </div>
    </div>
  );
}
