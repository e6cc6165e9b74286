import { comeTo, type Kind } from "../../e2e/draws.ts";
import type { Scene } from "../../e2e/scenes/scene.ts";

/** How long each draw is watched before it is paused. */
const MID_WAY_MS: Readonly<Record<Kind, number>> = {
  dice: 600,
  race: 4_500,
  drums: 4_000,
  balls: 3_000,
};

/** A draw that is being watched, paused in the midst of it. */
function watched(kind: Kind): Scene {
  return {
    name: `lottery-reveal-${kind}`,
    who: "guest",
    own: true,
    go: async (page) => {
      await comeTo(page, kind);
      await page.clock.runFor(MID_WAY_MS[kind]);
      await page.getByRole("button", { name: "Pause the draw" }).click();
      await page.clock.resume();
    },
  };
}

/** A draw of each kind, half of it seen. Browsers that want less motion have none to show. */
export const REVEAL_SCENES: readonly Scene[] = (["dice", "race", "drums", "balls"] as const).map(
  watched,
);
