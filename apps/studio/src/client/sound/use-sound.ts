import type { Cue } from "@perya/game-kit";
import { useCallback, useEffect, useRef } from "react";
import { useStored } from "../use-stored.ts";
import type { TableState } from "../table/table-state.ts";
import { playCue } from "./cues.ts";

export interface Sound {
  readonly on: boolean;
  toggle(): void;
  readonly cue: (cue: Cue) => void;
}

/**
 * Soft synthesised sounds, off until the player wants them. What pays less than it cost makes no
 * sound of a win.
 */
export function useSound({ won, round }: TableState, partying: boolean): Sound {
  const [kept, keep] = useStored("perya-sound", "0");
  const on = kept === "1";
  const isOn = useRef(on);
  isOn.current = on;
  const cue = useCallback((name: Cue) => {
    if (isOn.current) playCue(name);
  }, []);
  const isWin = won !== null && round !== null && won > BigInt(round.stake);
  useEffect(() => {
    if (isWin) cue(partying ? "big" : "win");
  }, [isWin, partying, round?.roundId, cue]);
  const toggle = () => {
    keep(on ? "0" : "1");
    // The press itself is what lets a browser make sound; the tick shows that it does.
    isOn.current = !on;
    cue("tick");
  };
  return { on, toggle, cue };
}
