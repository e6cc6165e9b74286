import { useTheme } from "@perya/ui/theme";
import { useEffect, type RefObject } from "react";

interface Shown {
  readonly url: string | undefined;
  readonly loaded: boolean;
}

/**
 * Tells the page in a frame which theme is on. Not before it has loaded: until then the frame has
 * this page's own origin, and no message may go to another.
 */
export function useFrameTheme(
  frame: RefObject<HTMLIFrameElement | null>,
  { url, loaded }: Shown,
): void {
  const theme = useTheme();
  useEffect(() => {
    if (url && loaded)
      frame.current?.contentWindow?.postMessage(
        { type: "perya:theme", theme },
        new URL(url).origin,
      );
  }, [frame, url, loaded, theme]);
}
