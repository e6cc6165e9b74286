import { storeOf, useStore } from "@perya/ui/store";
import { useEffect, type RefObject } from "react";

/** What is to be said about play, in the page's language. */
interface Notice {
  readonly text: string;
  readonly language: string;
}

/** The last one; undefined for none. */
export const frameNotice = storeOf<Notice | undefined>(undefined);

/** Whether the game in a frame of this page says notices itself: our studio's games do. */
export const frameSays = storeOf(false);

interface Shown {
  readonly url: string | undefined;
  readonly loaded: boolean;
  /** Whether the game has said that it is ready, as our studio's games do. */
  readonly hasSpoken: boolean;
}

/** Hands notices about play to the game in a frame, which says them at its own place. */
export function useFrameNotice(
  frame: RefObject<HTMLIFrameElement | null>,
  { url, loaded, hasSpoken }: Shown,
): void {
  const notice = useStore(frameNotice);
  useEffect(() => {
    frameSays.set(hasSpoken);
    return () => frameSays.set(false);
  }, [hasSpoken]);
  useEffect(() => {
    if (!url || !loaded || !notice) return;
    const message = { type: "perya:limit", ...notice };
    frame.current?.contentWindow?.postMessage(message, new URL(url).origin);
  }, [frame, url, loaded, notice]);
}
