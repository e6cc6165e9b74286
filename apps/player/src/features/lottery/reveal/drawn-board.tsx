import type { BoardRow } from "@perya/lottery-kit";
import { useEffect, useEffectEvent, useState } from "react";
import { Button } from "../../../shared/forms/controls.tsx";
import { useText } from "../../../shared/language/text.ts";
import { Board } from "../board/board.tsx";
import { drawnOrder } from "./reveal-order.ts";
import { WatchedStage } from "./reveal.tsx";
import { useShow } from "./use-show.ts";

interface DrawnBoardProps {
  readonly gameCode: string;
  readonly issueNo: string;
  readonly rows: readonly BoardRow[];
  /** The numbers that won. */
  readonly lit: (prize: string, number: string) => boolean;
}

/**
 * A draw that is over, with what won in it. Asked to, it is shown as it was drawn again, which can
 * be cut short. What it was watched on stays, so that nothing moves when that ends.
 */
export function DrawnBoard(board: DrawnBoardProps) {
  const t = useText("bets");
  const [run, setRun] = useState(0);
  const [playing, setPlaying] = useState(false);
  const press = () => {
    if (!playing) setRun(run + 1);
    setPlaying(!playing);
  };
  return (
    <div className="grid gap-3">
      {run > 0 ? (
        <Again key={run} {...board} playing={playing} onEnd={() => setPlaying(false)} />
      ) : (
        <Board {...board} />
      )}
      <Button onClick={press}>{playing ? t("replay.skip") : t("replay.do")}</Button>
    </div>
  );
}

interface AgainProps extends DrawnBoardProps {
  readonly playing: boolean;
  readonly onEnd: () => void;
}

function Again({ gameCode, issueNo, rows, lit, playing, onEnd }: AgainProps) {
  const show = useShow({ gameCode, rows, order: drawnOrder(rows), next: null, fresh: playing });
  const { places, shown, done } = show;
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (done) end();
  }, [done]);
  return (
    <>
      <WatchedStage {...{ gameCode, issueNo, rows, show }} skipped />
      <Board {...{ gameCode, rows, lit }} order={places} {...(done ? {} : { shown })} />
    </>
  );
}
