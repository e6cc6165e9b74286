import { useEffect, useRef, useState, type ComponentType, type ReactNode } from "react";
import { FrameBulbs } from "../stage/bulbs.tsx";
import { useBeats } from "../stage/use-beats.ts";
import type { GameViewProps } from "../view.ts";
import { FeatureLine, WinLine } from "./lines.tsx";
import type { Cell, SlotLook } from "./look.ts";
import { Reels, type ReelsProps } from "./reels.tsx";
import { scriptOf, type SlotBeat } from "./script.ts";
import { Sign } from "./sign.tsx";
import { SpinChoice } from "./spin-choice.tsx";
import { SCATTER, type Grid, type ReelMath, type SlotRound, type Spin } from "./slot.ts";
import { useTour } from "./use-tour.ts";

/**
 * The stage of a reel slot: its window, its wins, its free spins. A game adds only its maths and
 * its look.
 */
export function slotView<Win>(
  math: ReelMath<Win>,
  look: SlotLook<Win>,
): ComponentType<GameViewProps> {
  return (props) => <Slot math={math} look={look} {...props} />;
}

interface SlotProps<Win> extends GameViewProps {
  readonly math: ReelMath<Win>;
  readonly look: SlotLook<Win>;
}

function Slot<Win>(props: SlotProps<Win>) {
  const { math, look, asking, pace, cue } = props;
  const { round, beat, spin, played, choose } = useSlotRound(props);
  const before = useBefore(spin?.grid ?? look.idle, beat?.spin);
  const wins = shownWins(props, beat, spin);
  useMoods(props, beat);
  const reels = {
    look,
    grid: spin?.grid ?? look.idle,
    before,
    strips: math.strips[spin?.kind ?? "BASE"],
    motion: motionOf(asking, played, pace),
    runKey: `${props.round?.roundId}:${beat?.spin}`,
    pace,
    cue,
  } as const satisfies Omit<ReelsProps, "lit">;
  return (
    <div className={`slot ${look.className}`}>
      <look.Sprite />
      {choose && round ? (
        <SpinChoice spins={round.spins.length} at={beat?.spin ?? 0} onSpin={choose} />
      ) : (
        <FeatureLine
          math={math}
          look={look}
          round={asking ? undefined : round}
          beat={beat}
          props={props}
        />
      )}
      <Window
        look={look}
        reels={reels}
        wins={wins}
        scatters={asking || !isLit(beat) ? undefined : spin}
        worth={spin ? spin.coins / math.betCoins : 0}
        isPlaying={props.fresh}
      >
        <Sign
          math={math}
          look={look}
          round={round}
          beat={asking ? undefined : beat}
          props={props}
        />
      </Window>
      <WinLine
        math={math}
        look={look}
        wins={wins}
        spin={isLit(beat) && !asking ? spin : undefined}
        props={props}
      />
    </div>
  );
}

/**
 * The round's playback: the current moment and its spin. A round that is looked at again and had
 * free spins stands at any of its spins.
 */
function useSlotRound<Win>(props: SlotProps<Win>) {
  const { round: view, fresh, watching, pace, hurry, onShown } = props;
  const [chosen, setChosen] = useState<number>();
  const round = (view?.state ?? undefined) as SlotRound<Win> | undefined;
  const id = round ? view?.roundId : undefined;
  const played = useRef<string>(undefined);
  if (fresh) played.current = id;
  const now = useBeats<SlotBeat>({
    id,
    beats: round ? scriptOf(round, pace) : [],
    fresh,
    hurry,
    onShown,
  });
  const choosing = watching && !fresh && round !== undefined && round.spins.length > 1;
  const beat = now && choosing && chosen !== undefined ? { ...now, spin: chosen } : now;
  const spin = beat && round?.spins[beat.spin];
  const isPlayed = id !== undefined && played.current === id;
  return { round, beat, spin, played: isPlayed, choose: choosing ? setChosen : undefined };
}

function motionOf(
  asking: boolean,
  played: boolean,
  pace: GameViewProps["pace"],
): ReelsProps["motion"] {
  if (pace === "calm") return "still";
  return asking ? "whirl" : played ? "land" : "still";
}

/** The window before the one on stage. */
function useBefore(grid: Grid, spin: number | undefined): Grid {
  const seen = useRef({ now: grid, before: grid, spin });
  if (seen.current.now !== grid) seen.current = { now: grid, before: seen.current.now, spin };
  return seen.current.before;
}

function isLit(beat: SlotBeat | undefined): boolean {
  return beat !== undefined && beat.kind !== "land";
}

/**
 * The wins to light: all of them while they are announced, one at a time once the round is over.
 */
function shownWins<Win>(
  { asking, fresh, pace, round }: SlotProps<Win>,
  beat: SlotBeat | undefined,
  spin: Spin<Win> | undefined,
): readonly Win[] {
  const resting = beat?.kind === "rest" && !fresh && !asking && pace === "normal";
  const wins = spin?.wins ?? [];
  const tour = useTour(resting ? wins.length : 0, round?.roundId);
  if (asking || !isLit(beat)) return [];
  return tour === undefined ? wins : wins.slice(tour, tour + 1);
}

function useMoods<Win>({ asking, onMood, cue }: SlotProps<Win>, beat: SlotBeat | undefined): void {
  const inFeature =
    !asking &&
    beat !== undefined &&
    (beat.kind === "award" || (beat.spin > 0 && beat.kind !== "rest"));
  useEffect(() => onMood(inFeature ? "feature" : "base"), [inFeature, onMood]);
  const sounds = beat?.kind === "award" || beat?.kind === "total";
  useEffect(() => {
    if (sounds) cue("feature");
  }, [sounds, beat?.spin, cue]);
}

interface WindowProps<Win> {
  readonly look: SlotLook<Win>;
  readonly reels: Omit<ReelsProps, "lit">;
  readonly wins: readonly Win[];
  readonly scatters: Spin<Win> | undefined;
  /** The spin's payout as a multiple of the stake. */
  readonly worth: number;
  readonly isPlaying: boolean;
  readonly children: ReactNode;
}

/** The light around the window grows with the win. A payout below the stake gets none. */
function glowOf(worth: number): string {
  if (worth < 1) return "";
  return worth < 5 ? "window-won" : "window-won window-won-well";
}

function Window<Win>({
  look,
  reels,
  wins,
  scatters,
  worth,
  isPlaying,
  children,
}: WindowProps<Win>) {
  const lit = new Set<Cell>(wins.flatMap((win) => look.cellsOf(win, reels.grid)));
  if (scatters && scatters.awarded > 0 && wins.length === scatters.wins.length)
    scatters.grid.forEach((symbols, reel) =>
      symbols.forEach((symbol, row) => symbol === SCATTER && lit.add(`${reel}:${row}`)),
    );
  const chases = lit.size > 0 && reels.pace !== "calm" && isPlaying;
  return (
    <div className={`framed window ${lit.size > 0 && isPlaying ? glowOf(worth) : ""}`}>
      <FrameBulbs chasing={chases} />
      {look.Ornament && <look.Ornament />}
      <div className="window-glass">
        <Reels {...reels} lit={lit} />
        {wins.length > 0 && look.overWins?.(wins)}
        {children}
      </div>
    </div>
  );
}
