import type { GameFace, GameViewProps, Pace, RoundView } from "@perya/game-kit";
import { piecesOf } from "@perya/game-kit/art";
import { FrameBulbs, useBeats } from "@perya/game-kit/stage";
import { useEffect } from "react";
import { anyClosed, Crates } from "./crates.tsx";
import "./look.css";
import { Ladder, OpenPanel, Spoiled, times } from "./panel.tsx";
import { Pays } from "./pays.tsx";
import type { Choice, ShownRound } from "./rules.ts";
import { Scene } from "./scene.tsx";
import { Sprite } from "./sprite.tsx";

/** How long a crate takes to open, and how long the last one stays in view. */
const OPENS = { normal: 420, fast: 160, calm: 0 } as const satisfies Record<Pace, number>;
const ENDS = { normal: 1_100, fast: 450, calm: 0 } as const satisfies Record<Pace, number>;

/** Twenty-five crates, the odds beside them, and the money on the main button. */
export function View(props: GameViewProps) {
  const { round, fresh, open, watching, pace, hurry, choice, locked } = props;
  const { onChoice, onAct, onShown, onMood, cue } = props;
  const state = (round?.state ?? null) as ShownRound | null;
  useBeats({
    id: round ? `${round.roundId}:${round.step}` : undefined,
    beats: [{ ms: state?.ended ? ENDS[pace] : state && state.picked.length > 0 ? OPENS[pace] : 0 }],
    fresh,
    hurry,
    onShown,
  });
  useEffect(() => onMood(state?.ended === "BUST" ? "bust" : "base"), [state?.ended, onMood]);
  useEffect(() => {
    if (fresh && state && state.picked.length > 0) cue(state.ended === "BUST" ? "bad" : "good");
  }, [fresh, state, cue]);
  const isRunning = state !== null && state.ended === null;
  const mines = isRunning ? state.mines : (choice as Choice).mines;
  const safe = state?.mines === mines && state.ended !== "BUST" ? state.picked.length : 0;
  return (
    <div className={`mines ${watching ? "mines-watched" : ""}`}>
      <Sprite />
      <Ladder mines={mines} safe={safe} />
      <div className="framed mines-tray">
        <FrameBulbs chasing={fresh && pace !== "calm" && state?.ended === "CASHED_OUT"} />
        <Crates
          state={state}
          open={open}
          fresh={fresh && pace !== "calm"}
          onPick={(pick) => onAct({ pick })}
        />
        <p role="status" className={`mines-word ${isRunning ? "mines-word-quiet" : ""}`}>
          {messageOf(state, props)}
        </p>
      </div>
      {!watching && (
        <div className="mines-panel">
          {isRunning ? (
            <OpenPanel state={state} open={open} onAny={() => onAct({ pick: anyClosed(state) })} />
          ) : (
            <Spoiled choice={choice as Choice} locked={locked} onChoice={onChoice} />
          )}
        </div>
      )}
    </div>
  );
}

function messageOf(state: ShownRound | null, { round, money }: GameViewProps): string {
  if (!state) return "";
  if (state.ended === "BUST") return "A spoiled one. The stake is gone.";
  if (state.ended === "CASHED_OUT")
    return `Taken at ×${times(state.multiplier)}: ${money(BigInt(round?.payout ?? "0"))}`;
  return state.picked.length === 0
    ? `${state.mines} of 25 are spoiled`
    : `Good! ×${times(state.multiplier)}`;
}

function describe(state: ShownRound): string {
  const good = state.picked.length - (state.ended === "BUST" ? 1 : 0);
  const crates = `${good} good ${good === 1 ? "crate" : "crates"}`;
  return state.ended === "BUST"
    ? `A spoiled one after ${crates}`
    : `${crates}, taken at ×${times(state.multiplier)}`;
}

function decisionOf(round: RoundView, money: (minor: bigint) => string) {
  const { picked } = round.state as ShownRound;
  const action = { cashOut: true } as const;
  if (picked.length === 0) return { label: "Open a crate", action, enabled: false };
  return { label: "Take", amount: money(BigInt(round.payout)), action, enabled: true };
}

export const face: GameFace = {
  firstChoice: { mines: 3 } satisfies Choice,
  playLabel: "Start",
  Scene,
  Pays,
  party: { Piece: piecesOf(["GOOD"]), flight: "toss" },
  describe: (state) => describe(state as ShownRound),
  decisionOf,
};
