import { useEffect, useRef, type RefObject } from "react";
import { setStage } from "../../shared/stage.ts";
import { useTheme } from "../../shared/theme.ts";
import { go } from "../../shared/routing/go.ts";

interface Hears {
  readonly onReady: () => void;
  readonly onReopen: () => void;
}

/**
 * What the game says to the page around it: it is ready, it shows a round or has shown it, it wants the lobby, the wallet or a new way in. Only its own origin is heard.
 * And what it is told: the theme.
 */
export function useFrameMessages(frame: RefObject<HTMLIFrameElement | null>, url: string | undefined, hears: Hears): () => void {
  const theme = useTheme();
  const told = useRef(hears);
  told.current = hears;
  const tellTheme = () => {
    if (url) frame.current?.contentWindow?.postMessage({ type: "perya:theme", theme }, new URL(url).origin);
  };
  useEffect(tellTheme);
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
  return tellTheme;
}
