import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { call, read } from "../../shared/api.ts";
import { Button, buttonClass } from "../../shared/controls.tsx";
import type { Game } from "../../shared/shapes.ts";
import { Empty, Failed } from "../../shared/states.tsx";

const SLOW_AFTER_MS = 10_000;
const isPhone = () => matchMedia("(max-width: 767px)").matches;

/** A vendor's game in a frame of its own. The address holds a ticket that works once, so it is asked anew at every visit and never kept. */
export function GameFrame({ gameId }: { gameId: string }) {
  const game = useQuery({ queryKey: [`/games/${gameId}`], queryFn: () => read<Game>(`/games/${encodeURIComponent(gameId)}`) });
  const launch = useQuery({
    queryKey: ["launch", gameId],
    queryFn: () =>
      call<{ game_url: string }>("POST", `/games/${encodeURIComponent(gameId)}/launch`, {
        platform: isPhone() ? "GPL_MOBILE" : "GPL_DESKTOP",
        language: "en",
      }),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const name = game.data?.displayName ?? "Game";
  useEffect(() => {
    document.title = `${name} · Perya`;
  }, [name]);
  if (launch.isError)
    return (
      <div className="p-4">
        <Failed fault={launch.error} onRetry={() => void launch.refetch()} />
      </div>
    );
  return <Frame key={launch.data?.game_url} url={launch.data?.game_url} name={name} onReload={() => void launch.refetch()} />;
}

function Frame({ url, name, onReload }: { url: string | undefined; name: string; onReload: () => void }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<"loading" | "slow" | "ready">("loading");
  useGameMessages(url, () => setState("ready"));
  useEffect(() => {
    const timer = setTimeout(() => setState((now) => (now === "loading" ? "slow" : now)), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="flex flex-1 flex-col">
      <div className="flex items-center gap-2 border-b border-line px-3 py-1.5">
        <Link to="/" className={`${buttonClass("plain")} min-h-10 px-3`} aria-label="Back to the lobby">
          ‹ Lobby
        </Link>
        <h1 className="truncate font-display text-lg font-bold max-sm:sr-only">{name}</h1>
        <Button className="ms-auto min-h-10 px-3 max-sm:hidden" onClick={() => void frame.current?.requestFullscreen()}>
          Full screen
        </Button>
      </div>
      {state === "slow" && (
        <Empty title="The page took longer time to load, please check your network connectivity">
          <Button onClick={onReload}>Load again</Button>
        </Empty>
      )}
      <div className="relative min-h-[32rem] flex-1">
        {state !== "ready" && <p className="absolute inset-0 grid place-items-center text-soft">Lighting the bulbs…</p>}
        {url && (
          <iframe
            ref={frame}
            title={name}
            src={url}
            allow="fullscreen"
            sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
            className="absolute inset-0 h-full w-full"
          />
        )}
      </div>
    </div>
  );
}

/** What the game says to the page around it: it is ready, it wants the lobby, it wants the wallet. Only its own origin is heard. */
function useGameMessages(url: string | undefined, onReady: () => void): void {
  const navigate = useNavigate();
  const ready = useRef(onReady);
  ready.current = onReady;
  useEffect(() => {
    if (!url) return;
    const { origin } = new URL(url);
    const hear = (event: MessageEvent<{ type?: string }>) => {
      if (event.origin !== origin) return;
      if (event.data?.type === "perya:ready") ready.current();
      if (event.data?.type === "perya:lobby") void navigate({ to: "/" });
      if (event.data?.type === "perya:deposit") void navigate({ to: "/wallet" });
    };
    window.addEventListener("message", hear);
    return () => window.removeEventListener("message", hear);
  }, [url, navigate]);
}
