import { useEffect, useRef, type RefObject } from "react";
import { setStage } from "../../shared/stage.ts";
import { useTheme } from "../../shared/theme.ts";
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
 * What the game says to the page around it: it is ready, it shows a round or has shown it, it wants the lobby, the wallet or a new way in. Only its own origin is heard.
 * And what it is told: the theme.
 */
export function useFrameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  { url, loaded }: Shown,
  hears: Hears,
): void {
  const theme = useTheme();
  const told = useRef(hears);
  told.current = hears;
  // Not before the game is there: until then the frame is this page's own, and no message goes out to another.
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
      if (event.data?.type === "perya:ready") told.current.onReady();
      if (event.data?.type === "perya:reopen") told.current.onReopen();
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
