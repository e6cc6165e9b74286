import type { Tone } from "@perya/ui/sound";

/** What is heard at a draw, and of what was won in it. */
export type SoundName = "tick" | "rattle" | "knock" | "roll" | "drop" | "bell" | "win";

/** As many short noises, one after the other. */
const noises = (count: number, everyS: number, hz: number, lasts: number): Tone[] =>
  Array.from({ length: count }, (_, at) => ({
    hz: hz + (at % 3) * (hz / 5),
    at: at * everyS,
    lasts,
    wave: "noise",
    loud: at % 2 === 0 ? 1 : 0.6,
  }));

/** A struck bell: its tone, and the one that does not quite fit it. */
const struck = (at: number): Tone[] => [
  { hz: 1_318, at, lasts: 0.5, wave: "sine" },
  { hz: 3_520, at, lasts: 0.22, wave: "sine", loud: 0.35 },
];

/** The sounds, each over within a second and a half. */
export const SOUNDS: Readonly<Record<SoundName, readonly Tone[]>> = {
  tick: [{ hz: 660, lasts: 0.05 }],
  rattle: noises(14, 0.08, 2_400, 0.05),
  knock: [
    { hz: 900, lasts: 0.05, wave: "noise" },
    { hz: 210, lasts: 0.08, wave: "sine", to: 120 },
  ],
  roll: noises(24, 0.045, 320, 0.06),
  drop: [{ hz: 620, lasts: 0.13, wave: "sine", to: 330 }],
  bell: [...struck(0), ...struck(0.22), ...struck(0.44)],
  win: [523, 659, 784, 1_047].map((hz, at) => ({ hz, at: at * 0.09, lasts: 0.45 })),
};
