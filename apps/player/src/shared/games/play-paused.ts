import { storeOf, useStore } from "@perya/ui/store";
import { useEffect, type RefObject } from "react";

/** Whether play waits for an answer of the player, so that games take no input. */
export const playPaused = storeOf(false);

interface Shown {
  readonly url: string | undefined;
  readonly loaded: boolean;
}

/**
 * Tells the game in a frame to stop and to go on. Not before it has loaded: until then the frame
 * has this page's own origin, and no message may go to another.
 */
export function useFramePause(
  frame: RefObject<HTMLIFrameElement | null>,
  { url, loaded }: Shown,
): void {
  const paused = useStore(playPaused);
  useEffect(() => {
    if (!url || !loaded) return;
    const type = paused ? "perya:pause" : "perya:resume";
    frame.current?.contentWindow?.postMessage({ type }, new URL(url).origin);
  }, [frame, url, loaded, paused]);
}
