import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { call, reading } from "../../shared/api.ts";
import { Button } from "../../shared/controls.tsx";
import { IntoHeader } from "../../shared/into-header.tsx";
import { Empty, Failed } from "../../shared/states.tsx";
import { useText } from "../../shared/text.ts";
import { useFrameMessages } from "./use-frame-messages.ts";

const SLOW_AFTER_MS = 10_000;
const isPhone = () => matchMedia("(max-width: 767px)").matches;

/** A vendor's game in a frame of its own. The address holds a ticket that works once, so it is asked anew at every visit and never kept. */
export function GameFrame({ gameId }: { gameId: string }) {
  const t = useText("game");
  const game = useQuery(reading("/games/{gameId}", { path: { gameId } }));
  const launch = useQuery({
    queryKey: ["launch", gameId],
    queryFn: () =>
      call("POST", "/games/{gameId}/launch", {
        path: { gameId },
        body: {
          platform: isPhone() ? "GPL_MOBILE" : "GPL_DESKTOP",
          language: "en",
        },
      }),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const name = game.data?.displayName ?? t("name");
  useEffect(() => {
    document.title = `${name} · Perya`;
  }, [name]);
  if (launch.isError)
    return (
      <div className="mx-auto grid w-full max-w-xl gap-4 px-4 py-8">
        <h1 className="font-display text-2xl font-bold">{name}</h1>
        <Failed fault={launch.error} onRetry={() => void launch.refetch()} />
      </div>
    );
  return <Frame key={launch.data?.game_url} url={launch.data?.game_url} name={name} onReload={() => void launch.refetch()} />;
}

function Frame({ url, name, onReload }: { url: string | undefined; name: string; onReload: () => void }) {
  const t = useText("game");
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<"loading" | "slow" | "ready">("loading");
  const tellTheme = useFrameMessages(frame, url, { onReady: () => setState("ready"), onReopen: onReload });
  useEffect(() => {
    const timer = setTimeout(() => setState((now) => (now === "loading" ? "slow" : now)), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="relative min-h-72 flex-1">
      <h1 className="sr-only">{name}</h1>
      <IntoHeader>
        <FullScreen onPress={() => void frame.current?.requestFullscreen()} />
      </IntoHeader>
      {url && (
        <iframe
          ref={frame}
          title={name}
          src={url}
          onLoad={tellTheme}
          allow="fullscreen"
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
          className="absolute inset-0 h-full w-full"
        />
      )}
      {state !== "ready" && (
        <div className="absolute inset-0 grid place-content-center gap-4 bg-ground p-4">
          <div className="bulbs mx-auto w-44" aria-hidden="true" />
          {state === "loading" ? (
            <p role="status" className="text-center font-display text-lg font-semibold">
              {t("loading")}
            </p>
          ) : (
            <Empty title={t("slow")}>
              <Button look="primary" onClick={onReload}>
                {t("again")}
              </Button>
            </Empty>
          )}
        </div>
      )}
    </div>
  );
}

function FullScreen({ onPress }: { onPress: () => void }) {
  const t = useText("game");
  if (!document.fullscreenEnabled) return null;
  return (
    <button
      type="button"
      onClick={onPress}
      aria-label={t("full")}
      title={t("full")}
      className="grid size-11 place-items-center rounded-xl text-soft hover:text-ink"
    >
      <svg
        viewBox="0 0 24 24"
        width="22"
        height="22"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d="M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5" />
      </svg>
    </button>
  );
}
