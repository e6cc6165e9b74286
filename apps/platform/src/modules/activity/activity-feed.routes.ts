import type { App } from "../../http/app.ts";
import type { Platform } from "../../platform.ts";
import { openWatch, type Watch } from "./following/open-watch.ts";

/** How often what happened is read and shown, in milliseconds: a burst of bets is one step. */
const EVERY_MS = 2_000;
/** Until the first step for someone who has just come. */
const SOON_MS = 50;

/**
 * Shows what happens to everyone who watches, on the server for players. Each process reads it for
 * its own watchers, at the same pace, and none does while nobody watches.
 */
export function activityFeed(app: App, platform: Platform): void {
  let watch: Watch | undefined;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;

  const look = async ({ look: step }: Watch) => {
    const goesOn = await step().catch((fault: unknown) => {
      platform.log.warn({ err: fault }, "what happens could not be read");
      return true;
    });
    looking = undefined;
    timer = undefined;
    if (goesOn) lookIn(EVERY_MS);
  };
  const lookIn = (waitMs: number) => {
    if (looking || !watch) return;
    const watching = watch;
    timer ??= setTimeout(() => {
      looking = look(watching);
    }, waitMs);
  };
  // A server that does not listen, whose routes are described only, has nobody to show it to.
  app.addHook("onListen", async () => {
    watch = openWatch(platform);
    platform.live.feed.onFirst(() => lookIn(SOON_MS));
  });
  app.addHook("preClose", async () => {
    watch?.close();
    watch = undefined;
    clearTimeout(timer);
    await looking;
  });
}
