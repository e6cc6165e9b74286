import { useEffect, useRef, useState } from "react";
import type { Table } from "./use-table.ts";

const KEPT = "perya-sound";

/** Soft synthesised sounds, off until somebody wants them: a tick for a round, a rising chord for a win. No sound for a win below the stake. */
export function useSound(table: Table): { readonly on: boolean; toggle(): void } {
  const [on, setOn] = useState(localStorage.getItem(KEPT) === "1");
  const audio = useRef<AudioContext>(null);
  const { fresh, won, round } = table;
  useEffect(() => {
    if (on && fresh) chime((audio.current ??= new AudioContext()), [220]);
  }, [on, fresh]);
  useEffect(() => {
    if (on && won !== null && round && won > BigInt(round.stake)) chime((audio.current ??= new AudioContext()), [392, 494, 587, 784]);
  }, [on, won, round]);
  const toggle = () => {
    localStorage.setItem(KEPT, on ? "0" : "1");
    setOn(!on);
  };
  return { on, toggle };
}

function chime(audio: AudioContext, notes: readonly number[]): void {
  notes.forEach((frequency, at) => {
    const start = audio.currentTime + at * 0.09;
    const gain = audio.createGain();
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(0.12, start + 0.02);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + 0.4);
    const tone = new OscillatorNode(audio, { type: "triangle", frequency });
    tone.connect(gain).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.45);
  });
}
