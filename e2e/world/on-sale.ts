import { setTimeout } from "node:timers/promises";
import { asPlayer } from "./calls.ts";

/** Enough time to mark a bet and see it in the slip. */
const ENOUGH_MS = 20_000;
const LOOK_EVERY_MS = 1_000;

/**
 * Waits until a draw of a lottery is on sale that will not close in the next moments: the slip
 * warns about a draw that is closing, and the page would differ.
 */
export async function untilOnSale(gameCode: string): Promise<void> {
  const call = asPlayer("");
  for (;;) {
    const { issue } = await call<{ issue?: { isSale: boolean; closeAt: string } | null }>(
      "GET",
      `/lottery/games/${gameCode}`,
    );
    if (issue?.isSale && Date.parse(issue.closeAt) - Date.now() > ENOUGH_MS) return;
    await setTimeout(LOOK_EVERY_MS);
  }
}
