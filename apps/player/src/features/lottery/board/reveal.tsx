import type { BoardRow } from "@perya/lottery-kit";
import { useEffect } from "react";
import { beginShow, endShow } from "../../../shared/games/stage.ts";
import { PauseButton, useMotion } from "../../../shared/layout/motion.tsx";
import { useText } from "../../../shared/language/text.ts";
import { Board } from "./board.tsx";
import { revealPlaces } from "./reveal-order.ts";
import { useReveal } from "./use-reveal.ts";

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
  const { calm, paused, toggle } = useMotion();
  const shown = useReveal(places.size, !calm && !paused);
  const done = calm || shown >= places.size;
  // The board takes over from the announcement (`hold-outcome.ts`), however long it is paused.
  useEffect(() => {
    if (done) endShow("draw");
    else beginShow("draw");
    return () => endShow("draw");
  }, [done]);
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
