import type { GameFace, GameViewProps } from "@perya/game-kit";
import { piecesOf } from "@perya/game-kit/art";
import { CountUp, useBeats } from "@perya/game-kit/stage";
import { useEffect, useRef, useState } from "react";
import { Board, Tags, type BoardProps } from "./board.tsx";
import { fallsAfter, FRESH_FALLS } from "./falls.ts";
import { Gauge } from "./gauge.tsx";
import "./look.css";
import { Pays } from "./pays.tsx";
import type { Round, Step } from "./rules.ts";
import { Scene } from "./scene.tsx";
import { scriptOf, type ReefBeat } from "./script.ts";
import { nameOf, Sprite } from "./sprite.tsx";

const IDLE = ["0123450", "1234501", "2345012", "3450123", "4501234", "5012345", "0123450"];
const COUNT_MS = 450;

/** The reef: groups burst, the rest falls, the multiplier climbs. */
export function View(props: GameViewProps) {
  const { round: view, asking, fresh, pace, onMood, cue } = props;
  const { round, beat, isPlayed, choose } = useReef(props);
  const step = beat && round?.steps[beat.step];
  const isLit = !asking && (beat?.kind === "lit" || beat?.kind === "burst");
  const depth = asking ? 0 : (beat?.step ?? 0);
  useEffect(() => onMood(`depth-${depth}`), [depth, onMood]);
  useCues(asking ? undefined : beat, cue);
  const minor = (hundredths: number) => (BigInt(view?.stake ?? "0") * BigInt(hundredths)) / 100n;
  return (
    <div className="reef">
      <Sprite />
      <Gauge step={depth} lit={!asking && (fresh || isLit)} choose={choose} />
      <Board
        grid={step?.grid ?? IDLE}
        clusters={isLit ? (step?.clusters ?? []) : []}
        motion={motionOf(props, beat, isPlayed)}
        falls={fallsTo(round, beat?.step ?? 0)}
        boardKey={`${view?.roundId}:${beat?.step}`}
        chasing={isLit && pace !== "calm"}
      >
        {isLit && step && beat?.kind === "lit" && (
          <Tags
            clusters={step.clusters}
            write={(pay) => props.money(minor(pay * step.multiplier))}
          />
        )}
      </Board>
      <Line
        round={asking ? undefined : round}
        beat={beat}
        step={step}
        minor={minor}
        props={props}
      />
    </div>
  );
}

/** The playback. A round that is looked at again and had cascades stands at any of them. */
function useReef({ round: view, fresh, watching, pace, hurry, onShown }: GameViewProps) {
  const [chosen, setChosen] = useState<number>();
  const round = (view?.state ?? undefined) as Round | undefined;
  const id = round ? view?.roundId : undefined;
  const played = useRef<string>(undefined);
  if (fresh) played.current = id;
  const now = useBeats<ReefBeat>({
    id,
    beats: round ? scriptOf(round, pace) : [],
    fresh,
    hurry,
    onShown,
  });
  const isPlayed = id !== undefined && played.current === id;
  if (!now || !round || !watching || fresh || round.steps.length < 2)
    return { round, beat: now, isPlayed };
  const step = chosen ?? now.step;
  const hasWon = (round.steps[step]?.clusters.length ?? 0) > 0;
  return {
    round,
    beat: chosen === undefined ? now : ({ ...now, kind: hasWon ? "lit" : "rest", step } as const),
    isPlayed,
    choose: { last: round.steps.length - 1, onStep: setChosen },
  };
}

function motionOf(
  { asking, pace }: GameViewProps,
  beat: ReefBeat | undefined,
  isPlayed: boolean,
): BoardProps["motion"] {
  if (pace === "calm") return "still";
  if (asking) return "sink";
  if (!isPlayed) return "still";
  return beat?.kind === "burst" ? "burst" : "fall";
}

function fallsTo(round: Round | undefined, step: number): readonly number[] {
  const before = round?.steps[step - 1];
  return before
    ? fallsAfter(new Set(before.clusters.flatMap((cluster) => cluster.cells)))
    : FRESH_FALLS;
}

function useCues(beat: ReefBeat | undefined, cue: GameViewProps["cue"]): void {
  const kind = beat?.kind;
  useEffect(() => {
    if (kind === "fall") cue("land");
    if (kind === "lit") cue("good");
    if (kind === "burst") cue("pop");
  }, [kind, beat?.step, cue]);
}

interface LineProps {
  readonly round: Round | undefined;
  readonly beat: ReefBeat | undefined;
  readonly step: Step | undefined;
  readonly minor: (hundredths: number) => bigint;
  readonly props: GameViewProps;
}

/** What this step pays, and what the round has paid so far. */
function Line({ round, beat, step, minor, props }: LineProps) {
  if (!round || !beat || !step) return <p className="slot-line slot-hint">5 or more that touch</p>;
  const isTold = beat.kind === "lit" || beat.kind === "burst" || beat.kind === "rest";
  const told = round.steps
    .slice(0, beat.step + (isTold ? 1 : 0))
    .reduce((sum, one) => sum + one.hundredths, 0);
  const sum = Math.min(told, round.hundredths);
  if (sum === 0) return <p className="slot-line" />;
  return (
    <p className="slot-line slot-win">
      <span className="truncate">
        {beat.kind === "rest" ? describe(round) : isTold ? groupsOf(step) : "so far"}
      </span>
      <b>
        <CountUp
          amount={minor(sum)}
          ms={props.pace === "normal" && props.fresh ? COUNT_MS : 0}
          money={props.money}
        />
      </b>
    </p>
  );
}

function groupsOf({ clusters, multiplier }: Step): string {
  const groups = clusters.map(({ size, symbol }) => `${size} ${nameOf(symbol)}`).join(" · ");
  return groups && multiplier > 1 ? `${groups} ×${multiplier}` : groups;
}

function describe({ steps }: Round): string {
  const paying = steps.filter(({ clusters }) => clusters.length > 0);
  const [first] = paying;
  if (!first) return "";
  return paying.length === 1
    ? groupsOf(first)
    : `${paying.length} cascades, up to ×${paying.at(-1)?.multiplier}`;
}

export const face: GameFace = {
  firstChoice: {},
  playLabel: "Dive",
  Scene,
  Pays,
  party: { Piece: piecesOf(["SHELL", "STAR", "CORAL", "SEAHORSE", "PEARL"]), flight: "sway" },
  describe: (state) => describe(state as Round),
};
