import type { Play } from "@perya/api-client/player";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { interrupted, playAsked } from "../../shared/games/game-windows.ts";
import { playPaused } from "../../shared/games/play-paused.ts";
import { part } from "../../shared/loading/part.tsx";
import { go } from "../../shared/routing/go.ts";
import { usePlay } from "./use-play.ts";

const RealityCheck = part(() => import("./reality-check.tsx"));
const ForcedPause = part(() => import("./forced-pause.tsx"));
const TimeUp = part(() => import("./time-up.tsx"));

/**
 * Watches over a page with a game or a lottery, and over games in windows of their own: shows the
 * reality check and the law's pause over the page, and takes the player away when play was stopped,
 * here or on another page.
 */
export default function PlayGuard() {
  const play = usePlay();
  const state = play?.state;
  const isPaused = state === "DUE" || state === "ON_BREAK" || state === "TIME_UP";
  useEffect(() => {
    playPaused.set(isPaused);
    // Nothing covers a game that fills the screen.
    if (isPaused && document.fullscreenElement) void document.exitFullscreen();
    return () => playPaused.set(false);
  }, [isPaused]);
  useEffect(() => {
    if (state === "PLAYING" || state === "STOPPED") playAsked.set(false);
    if (state !== "STOPPED") return;
    interrupted.set(undefined);
    void go("/");
  }, [state]);
  useSessionEnd(play);
  if (play?.state === "TIME_UP") return <TimeUp limit={play.timeLimit ?? "dailyMinutes"} />;
  if (play?.state === "ON_BREAK") return <ForcedPause endsIn={play.pause?.endsIn ?? 0} />;
  return play?.check ? <RealityCheck session={play.session} check={play.check} /> : null;
}

/** Once a planned session is over its game opens again, where it need not be planned. */
function useSessionEnd(play: Play | undefined): void {
  const queries = useQueryClient();
  const runs = play === undefined ? undefined : play.sessionEndsIn !== null;
  const ran = useRef(false);
  useEffect(() => {
    if (runs === undefined) return;
    if (ran.current && !runs) void queries.invalidateQueries({ queryKey: ["launch"] });
    ran.current = runs;
  }, [runs, queries]);
}
