import type { Cue } from "@perya/game-kit";

/** One tone: hertz, seconds after the cue began, seconds it lasts, and its colour. */
interface Tone {
  readonly hz: number;
  readonly at?: number;
  readonly lasts?: number;
  readonly wave?: OscillatorType;
  /** Where the pitch slides to. */
  readonly to?: number;
}

const LOUDNESS = 0.1;

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
export function playCue(audio: AudioContext, cue: Cue): void {
  for (const { hz, at = 0, lasts = 0.2, wave = "triangle", to } of CUES[cue]) {
    const start = audio.currentTime + at;
    const gain = audio.createGain();
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(LOUDNESS, start + 0.015);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
    const tone = new OscillatorNode(audio, { type: wave, frequency: hz });
    if (to) tone.frequency.exponentialRampToValueAtTime(to, start + lasts);
    tone.connect(gain).connect(audio.destination);
    tone.start(start);
    tone.stop(start + lasts + 0.05);
  }
}
