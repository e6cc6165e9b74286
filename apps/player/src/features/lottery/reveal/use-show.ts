import type { BoardRow } from "@perya/lottery-kit";
import { useEffect, useEffectEvent, useState } from "react";
import { useMotion } from "../../../shared/layout/motion.tsx";
import { serverNow } from "../../../shared/live/server-time.ts";
import { playSound } from "../../../shared/sound/sound.ts";
import { planShow, shownAfter } from "./plan-show.ts";
import { revealPlaces } from "./reveal-order.ts";
import { showOf } from "./show-of.ts";
import { showTime, type NextSale } from "./show-time.ts";
import { soundOf } from "./sound-of.ts";
import { useSteps } from "./use-steps.ts";

interface Asked {
  readonly gameCode: string;
  readonly rows: readonly BoardRow[];
  /** The prizes in the order in which they are drawn; as they stand when left out. */
  readonly order: readonly string[] | undefined;
  /** The draw that must not close over the show. */
  readonly next: NextSale | null;
  /** It has just been drawn. Others are shown as they ended. */
  readonly fresh: boolean;
}

/**
 * The show of a draw: how far it is, and what can be done about it. It is over at once where less
 * motion is asked for.
 */
export function useShow({ gameCode, rows, order, next, fresh }: Asked) {
  const places = revealPlaces(rows, order);
  const kind = showOf(gameCode, places.size);
  const [{ plan, lastAt }] = useState(() => {
    const now = serverNow();
    const { lengthMs, lastAt: last } = showTime(next, now);
    return { plan: planShow(kind, places.size, lengthMs), lastAt: last };
  });
  const { calm, paused, toggle } = useMotion();
  const { step, skip } = useSteps(plan.waits, fresh && !calm && !paused, lastAt);
  const done = !fresh || calm || step >= plan.waits.length;
  const shown = done ? places.size : shownAfter(plan, step);
  useSkipKey(!done, skip);
  useSounds(done && !(fresh && step > 0) ? undefined : soundOf(kind, shown, places.size), shown);
  return { kind, plan, places, step, shown, done, paused, toggle, skip };
}

/** Escape skips, unless it is there for a dialog. */
function useSkipKey(shows: boolean, skip: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    if (!document.querySelector("dialog[open]")) skip();
  });
  useEffect(() => {
    if (!shows) return undefined;
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [shows]);
}

/** Makes the sound of each number once. */
function useSounds(sound: ReturnType<typeof soundOf>, shown: number): void {
  const make = useEffectEvent(() => {
    if (sound) playSound(sound);
  });
  useEffect(() => make(), [shown]);
}
