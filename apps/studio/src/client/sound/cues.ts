import type { Cue } from "@perya/game-kit";
import { playTones, type Tone } from "@perya/ui/sound";

const chord = (hertz: readonly number[], gap: number): Tone[] =>
  hertz.map((hz, at) => ({ hz, at: at * gap, lasts: 0.4 }));

const CUES: Readonly<Record<Cue, readonly Tone[]>> = {
  tick: [{ hz: 660, lasts: 0.05 }],
  stop: [{ hz: 150, lasts: 0.09, wave: "sine", to: 90 }],
  tease: chord([587, 880], 0.07),
  feature: chord([392, 523, 659, 784, 1_047], 0.1),
  pop: [{ hz: 420, lasts: 0.12, wave: "sine", to: 840 }],
  good: chord([659, 988], 0.06),
  bad: [{ hz: 196, lasts: 0.35, to: 82 }],
  land: [{ hz: 520, lasts: 0.14, wave: "sine", to: 300 }],
  win: chord([392, 494, 587, 784], 0.09),
  big: [
    ...chord([392, 494, 587, 784], 0.12),
    ...chord([523, 659, 784, 1_047, 1_319], 0.12).map((tone) => ({
      ...tone,
      at: (tone.at ?? 0) + 0.55,
    })),
  ],
};

/** Plays a cue now. */
export function playCue(cue: Cue): void {
  playTones(CUES[cue]);
}
