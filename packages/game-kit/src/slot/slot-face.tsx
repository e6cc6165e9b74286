import type { GameFace } from "../view.ts";
import { tellSpin } from "./lines.tsx";
import type { SlotLook } from "./look.ts";
import type { SlotRound } from "./slot.ts";

/** What every reel slot tells the cabinet; its scene and its pays are its own. */
export function slotFace<Win>(
  look: SlotLook<Win>,
  own: Pick<GameFace, "Scene" | "Pays">,
): GameFace {
  return {
    ...own,
    firstChoice: {},
    playLabel: "Spin",
    tell: (state) => tellRound(look, state as SlotRound<Win>),
    hasFeature: (state) => (state as SlotRound<Win>).spins.length > 1,
  };
}

function tellRound<Win>(look: SlotLook<Win>, { spins }: SlotRound<Win>): string {
  const [first] = spins;
  if (!first) return "";
  return spins.length > 1 ? `${spins.length - 1} free spins` : tellSpin(look, first);
}
