import { useEffect, useRef, type RefObject } from "react";
import { useFrameTheme } from "../../shared/games/frame-theme.ts";
import { setStage } from "../../shared/games/stage.ts";
import { go } from "../../shared/routing/go.ts";

interface Shown {
  readonly url: string | undefined;
  readonly loaded: boolean;
}

interface Hears {
  readonly onReady: () => void;
  readonly onReopen: () => void;
}

/**
 * Messages between the game and the page. From the game: it is ready, it shows or has shown a
 * round, it wants the lobby, the wallet, the limits or a new
 * session; only its own origin is accepted. To the
 * game: the theme.
 */
export function useFrameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  shown: Shown,
  hears: Hears,
): void {
  const { url } = shown;
  const handlers = useRef(hears);
  handlers.current = hears;
  useFrameTheme(frame, shown);
  useEffect(() => {
    if (!url) return;
    const { origin } = new URL(url);
    const hear = (event: MessageEvent<{ type?: string; moving?: boolean }>) => {
      if (event.origin !== origin) return;
      if (event.data?.type === "perya:ready") handlers.current.onReady();
      if (event.data?.type === "perya:reopen") handlers.current.onReopen();
      if (event.data?.type === "perya:stage") setStage(event.data.moving === true);
      if (event.data?.type === "perya:lobby") void go("/");
      if (event.data?.type === "perya:deposit") void go("/member/depositv2");
      if (event.data?.type === "perya:limits") void go("/member/securityCenter/limits");
    };
    window.addEventListener("message", hear);
    return () => {
      window.removeEventListener("message", hear);
      setStage(false);
    };
  }, [url]);
}
