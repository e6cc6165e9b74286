import type { BoardRow } from "@perya/lottery-kit";
import { useEffect, useEffectEvent, useState } from "react";
import { Button } from "../../../shared/forms/controls.tsx";
import { useText } from "../../../shared/language/text.ts";
import { Board } from "./board.tsx";
import { revealPlaces } from "./reveal-order.ts";
import { useReveal } from "./use-reveal.ts";

interface DrawnBoardProps {
  readonly gameCode: string;
  readonly rows: readonly BoardRow[];
  /** The numbers that won. */
  readonly lit: (prize: string, number: string) => boolean;
}

/**
 * A draw that is over, with what won in it. Asked to, it is shown number by number again, which can
 * be cut short.
 */
export function DrawnBoard(board: DrawnBoardProps) {
  const t = useText("bets");
  const [playing, setPlaying] = useState(false);
  return (
    <div className="grid gap-3">
      {playing ? <Again {...board} onEnd={() => setPlaying(false)} /> : <Board {...board} />}
      <Button onClick={() => setPlaying(!playing)}>
        {playing ? t("replay.skip") : t("replay.do")}
      </Button>
    </div>
  );
}

function Again({ gameCode, rows, lit, onEnd }: DrawnBoardProps & { readonly onEnd: () => void }) {
  const places = revealPlaces(rows, undefined);
  const shown = useReveal(places.size, true);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (shown >= places.size) end();
  }, [shown, places.size]);
  return <Board gameCode={gameCode} rows={rows} lit={lit} order={places} shown={shown} />;
}
