import type { BoardRow } from "@perya/lottery-kit";
import { useEffect, useEffectEvent, useRef } from "react";
import { beginShow, endShow } from "../../../shared/games/stage.ts";
import { PauseButton } from "../../../shared/layout/motion.tsx";
import { useText } from "../../../shared/language/text.ts";
import { SoundButton } from "../../../shared/sound/sound-button.tsx";
import { Board } from "../board/board.tsx";
import type { NextSale } from "./show-time.ts";
import type { Drawn } from "./show.ts";
import { Stage } from "./stage.tsx";
import { useShow } from "./use-show.ts";
import { WatchButton } from "./watch-button.tsx";

interface RevealProps {
  readonly gameCode: string;
  readonly issueNo: string;
  readonly rows: readonly BoardRow[];
  readonly order: readonly string[] | undefined;
  readonly next: NextSale | null;
  /** It has just been drawn. */
  readonly fresh: boolean;
  /** The whole draw has been shown. */
  readonly onShown: () => void;
}

/**
 * A draw's result. One that is fresh is watched as it comes, each in its game's way, with its
 * numbers in the order of the draw; that can be paused and skipped. The place of the show is kept
 * for the next one.
 */
export function Reveal({ gameCode, issueNo, rows, order, next, fresh, onShown }: RevealProps) {
  const show = useShow({ gameCode, rows, order, next, fresh });
  const { places, shown, done } = show;
  const watched = useRef<HTMLDivElement>(null);
  // The board takes over from the announcement (`hold-outcome.ts`), however long it is paused.
  useEffect(() => {
    if (done) endShow("draw");
    else beginShow("draw");
    return () => endShow("draw");
  }, [done]);
  const end = useEffectEvent(onShown);
  useEffect(() => {
    if (done && fresh) end();
  }, [done, fresh]);
  return (
    <div className="grid gap-2">
      <div ref={watched} tabIndex={-1} className="outline-none">
        <WatchedStage {...{ gameCode, issueNo, rows, show }} />
      </div>
      {!done && <WatchButton stage={watched} />}
      <Board gameCode={gameCode} rows={rows} order={places} {...(done ? {} : { shown })} />
    </div>
  );
}

interface WatchedProps extends Pick<RevealProps, "gameCode" | "issueNo" | "rows"> {
  readonly show: ReturnType<typeof useShow>;
  /** What skips it stands elsewhere. */
  readonly skipped?: boolean;
}

/** The stage with its buttons, while there is something to pause or to skip. */
export function WatchedStage({ gameCode, issueNo, rows, show, skipped = false }: WatchedProps) {
  const t = useText("slip");
  const { kind, plan, places, step, shown, done, paused, toggle, skip } = show;
  const numberOf = new Map<string, Drawn>(
    rows.flatMap(({ prize, numbers }) =>
      numbers.map((number, at) => [`${prize}:${at}`, { prize, number }] as const),
    ),
  );
  const drawn = [...places.keys()].flatMap((key) => numberOf.get(key) ?? []);
  const state = done ? "done" : paused ? "paused" : "running";
  return (
    <div className="grid gap-1">
      <Stage {...{ kind, gameCode, issueNo, rows, drawn, plan, step, shown, state }} />
      {/* Below the stage, so that they cover nothing; the row is as high without them. */}
      <div className="flex min-h-11 items-center gap-1">
        {!done && (
          <>
            <PauseButton
              paused={paused}
              onPress={toggle}
              names={[t("result.pause"), t("result.goOn")]}
            />
            {!skipped && <Skip onPress={skip} />}
          </>
        )}
        <span className="grow" />
        <SoundButton />
      </div>
    </div>
  );
}

function Skip({ onPress }: { onPress: () => void }) {
  const t = useText("slip");
  return (
    <button
      type="button"
      onClick={onPress}
      className="min-h-11 rounded-full px-3 font-semibold text-soft hover:bg-overlay hover:text-ink"
    >
      {t("result.skip")}
    </button>
  );
}
