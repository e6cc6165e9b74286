import type { FrameLocator } from "@playwright/test";

/** What is watched in a frame while it plays: how much moves, and how many crates are closed. */
interface Watch {
  moving: number;
  crates: number;
  setInterval(go: () => void, ms: number): void;
  document: { getAnimations(): unknown[]; querySelectorAll(of: string): { length: number } };
  MutationObserver: new (look: () => void) => {
    observe(of: unknown, what: Readonly<Record<string, boolean>>): void;
  };
}

/** Begins to look at a frame. */
export async function watch(frame: FrameLocator): Promise<void> {
  await frame.locator("html").evaluate(() => {
    const here = globalThis as unknown as Watch;
    here.moving = 0;
    here.crates = 0;
    const look = () => {
      here.moving = Math.max(here.moving, here.document.getAnimations().length);
      const closed = here.document.querySelectorAll(".crate-closed").length;
      here.crates = Math.max(here.crates, closed);
    };
    here.setInterval(look, 16);
    // A busy machine leaves out what stands for less than its time to look.
    new here.MutationObserver(look).observe(here.document, {
      attributes: true,
      childList: true,
      subtree: true,
    });
  });
}

/** What was seen since. */
export const watched = (frame: FrameLocator) =>
  frame.locator("html").evaluate(() => {
    const { moving, crates } = globalThis as unknown as Watch;
    return { moving, crates };
  });
