import { useEffect, useRef, type RefObject } from "react";
import { setStage } from "../../shared/games/stage.ts";
import { useTheme } from "@perya/ui/theme";
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
 * round, it wants the lobby, the wallet or a new session; only its own origin is accepted. To the
 * game: the theme.
 */
export function useFrameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  { url, loaded }: Shown,
  hears: Hears,
): void {
  const theme = useTheme();
  const handlers = useRef(hears);
  handlers.current = hears;
  // Not before the game has loaded: until then the frame has this page's own origin, and no message
  // may go to another.
  useEffect(() => {
    if (url && loaded)
      frame.current?.contentWindow?.postMessage(
        { type: "perya:theme", theme },
        new URL(url).origin,
      );
  }, [frame, url, loaded, theme]);
  useEffect(() => {
    if (!url) return;
    const { origin } = new URL(url);
    const hear = (event: MessageEvent<{ type?: string; moving?: boolean }>) => {
      if (event.origin !== origin) return;
      if (event.data?.type === "perya:ready") handlers.current.onReady();
      if (event.data?.type === "perya:reopen") handlers.current.onReopen();
      if (event.data?.type === "perya:stage") setStage(event.data.moving === true);
      if (event.data?.type === "perya:lobby") void go("/");
      if (event.data?.type === "perya:deposit") void go("/wallet");
    };
    window.addEventListener("message", hear);
    return () => {
      window.removeEventListener("message", hear);
      setStage(false);
    };
  }, [url]);
}
