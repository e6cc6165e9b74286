import type { GameFace } from "../view.ts";
import { describeSpin } from "./lines.tsx";
import type { SlotLook } from "./look.ts";
import type { SlotRound } from "./slot.ts";

/**
 * What every reel slot passes to the cabinet; only the scene, the pays and the party are the game's
 * own.
 */
export function slotFace<Win>(
  look: SlotLook<Win>,
  own: Pick<GameFace, "Scene" | "Pays" | "party">,
): GameFace {
  return {
    ...own,
    firstChoice: {},
    playLabel: "Spin",
    describe: (state) => describeRound(look, state as SlotRound<Win>),
    hasFeature: (state) => (state as SlotRound<Win>).spins.length > 1,
  };
}

function describeRound<Win>(look: SlotLook<Win>, { spins }: SlotRound<Win>): string {
  const [first] = spins;
  if (!first) return "";
  return spins.length > 1 ? `${spins.length - 1} free spins` : describeSpin(look, first);
}
