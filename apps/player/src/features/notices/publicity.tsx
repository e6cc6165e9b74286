import { storeOf, useStore } from "@perya/ui/store";
import { useEffect } from "react";
import { useQuery } from "@tanstack/react-query";
import { ANNOUNCEMENTS } from "../../shared/banners/announcements.ts";
import { part } from "../../shared/loading/part.tsx";
import { usePathname } from "../../shared/routing/use-location.ts";
import { isUndisturbed } from "../../shared/dialogs/undisturbed.ts";

const PublicityDialog = part(() => import("./publicity-dialog.tsx"));

/** The page has been looked at for a moment before something comes up over it. */
const AFTER_MS = 1_500;
/** What a visitor is busy with, over which nothing comes up. */
const BUSY =
  "dialog[open], :is(input, textarea, select):focus, " +
  "form:not([role=search]) :is(:user-valid, :user-invalid)";
/** Set in this tab once it has come up: it does so once a visit. */
const SEEN = "publicity-seen";
/**
 * Set on this device by who does not want to see it again before a point in time (milliseconds).
 */
const QUIET = "perya-popup-quiet";

/** Of this page's life: what is around it may be drawn again while it is up. */
const phase = storeOf<"waiting" | "open" | "closed">("waiting");

/**
 * What the brand brings up by itself: where there is any, once a visit. A visit is what is done in
 * one tab; nothing of it comes up over what a visitor fills in.
 */
export function Publicity() {
  const pathname = usePathname();
  const state = useStore(phase);
  const undisturbed = isUndisturbed(pathname);
  const mayShow = state === "waiting" && !undisturbed && !isUnwanted();
  const { data } = useQuery({
    ...ANNOUNCEMENTS,
    select: ({ popup }) => popup,
    enabled: mayShow || state === "open",
  });
  const some = data !== undefined && data.length > 0;
  useEffect(() => {
    if (!mayShow || !some) return undefined;
    // One thing at a time: while another dialog is open, or a visitor writes, it waits on.
    const timer = setInterval(() => {
      if (isUnwanted()) phase.set("closed");
      else if (!document.querySelector(BUSY)) {
        sessionStorage.setItem(SEEN, "1");
        phase.set("open");
      }
    }, AFTER_MS);
    return () => clearInterval(timer);
  }, [mayShow, some]);
  // What is up when the page changes to money or a game goes, and comes back with the next page.
  if (state !== "open" || !some || undisturbed) return null;
  const close = (untilMs?: number) => {
    if (untilMs !== undefined) localStorage.setItem(QUIET, String(untilMs));
    phase.set("closed");
  };
  return <PublicityDialog notices={data} onClose={close} />;
}

function isUnwanted(): boolean {
  return (
    sessionStorage.getItem(SEEN) === "1" || Number(localStorage.getItem(QUIET) ?? 0) > Date.now()
  );
}
