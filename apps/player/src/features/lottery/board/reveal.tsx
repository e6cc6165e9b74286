import type { BoardRow } from "@perya/lottery-kit";
import { useEffect, useState } from "react";
import { beginShow, endShow } from "../../../shared/games/stage.ts";
import { PauseButton, useAgain, useMotion } from "../../../shared/layout/motion.tsx";
import { useText } from "../../../shared/language/text.ts";
import { Board } from "./board.tsx";
import { revealPlaces } from "./reveal-order.ts";

/** A whole draw is shown in about this time, however many numbers it has. */
const WHOLE_MS = 7_000;
const QUICKEST_MS = 160;
const SLOWEST_MS = 700;

/**
 * A new result, number by number in the order of the draw. It can be paused, and is shown at once
 * with reduced motion.
 */
export function Reveal({
  gameCode,
  rows,
  order,
}: {
  gameCode: string;
  rows: readonly BoardRow[];
  order: readonly string[] | undefined;
}) {
  const t = useText("slip");
  const places = revealPlaces(rows, order);
  const [shown, setShown] = useState(0);
  const { calm, paused, toggle } = useMotion();
  const done = calm || shown >= places.size;
  // The board takes over from the announcement (`hold-outcome.ts`), however long it is paused.
  useEffect(() => {
    if (done) endShow("draw");
    else beginShow("draw");
    return () => endShow("draw");
  }, [done]);
  const wait = Math.max(QUICKEST_MS, Math.min(SLOWEST_MS, WHOLE_MS / places.size));
  useAgain(
    !done && !paused,
    () => wait,
    () => setShown((count) => count + 1),
  );
  return (
    <div className="relative">
      <Board gameCode={gameCode} rows={rows} order={places} {...(done ? {} : { shown })} />
      {!done && (
        <div className="absolute end-1 top-1">
          <PauseButton
            paused={paused}
            onPress={toggle}
            names={[t("result.pause"), t("result.goOn")]}
          />
        </div>
      )}
    </div>
  );
}
