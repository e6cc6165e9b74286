import type { Pace } from "@perya/game-kit";
import { useLatest } from "@perya/game-kit/stage";
import { useEffect, useState } from "react";
import type { TableState } from "../table/table-state.ts";
import { checkAuto, WHY, type AutoPlan, type AutoRun } from "./auto.ts";

export interface Auto {
  /** Rounds still to come; 0 when nothing plays by itself. */
  readonly left: number;
  /** Why the last run ended. */
  readonly word: string;
  start(plan: AutoPlan): void;
  stop(): void;
}

interface AutoOptions {
  readonly table: TableState;
  readonly stake: bigint;
  readonly pace: Pace;
  /** Something is celebrated: the next round waits. */
  readonly partying: boolean;
  /** The page around the game wants it to wait: nothing plays by itself from then on. */
  readonly paused: boolean;
  readonly hadFeature: boolean;
  readonly onPlay: () => void;
}

const PAUSE_MS = { normal: 700, calm: 900, fast: 250 } as const satisfies Record<Pace, number>;

/** Plays round after round within the player's limits. A page nobody looks at stops. */
export function useAuto({
  table,
  stake,
  pace,
  partying,
  paused,
  hadFeature,
  onPlay,
}: AutoOptions): Auto {
  const [run, setRun] = useState<AutoRun>();
  const [word, setWord] = useState("");
  // What was paused does not go on by itself.
  if (paused && run) setRun(undefined);
  const verdict = run && !partying && !paused ? checkAuto(run, table, stake, hadFeature) : "wait";
  const play = useLatest(onPlay);
  useEffect(() => {
    if (!run || verdict === "wait") return;
    const go = () => {
      setRun(verdict === "next" ? { ...run, left: run.left - 1 } : undefined);
      if (verdict === "next") play.current();
      else setWord(WHY[verdict]);
    };
    const timer = setTimeout(go, verdict === "next" ? PAUSE_MS[pace] : 0);
    return () => clearTimeout(timer);
  }, [run, verdict, pace, play]);
  useEffect(() => {
    const away = () => document.hidden && setRun(undefined);
    document.addEventListener("visibilitychange", away);
    return () => document.removeEventListener("visibilitychange", away);
  }, []);
  const start = (plan: AutoPlan) => {
    setWord("");
    setRun({ ...plan, left: plan.rounds, balanceAtStart: table.balance });
  };
  return {
    left: run ? Math.max(1, run.left) : 0,
    word: run ? "" : word,
    start,
    stop: () => setRun(undefined),
  };
}
