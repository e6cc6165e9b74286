/** One tone, or a breath of noise: a click, a knock, a roll of a drum. */
export interface Tone {
  /** Its pitch; of noise, the middle of what is heard of it. */
  readonly hz: number;
  /** Seconds after the sound began. */
  readonly at?: number;
  readonly lasts?: number;
  readonly wave?: OscillatorType | "noise";
  /** Where the pitch slides to. */
  readonly to?: number;
  /** Of the loudness of others, from 0 to 1. */
  readonly loud?: number;
}

const LOUDNESS = 0.1;
/** Nearly nothing: a slide that is even to the ear can't begin or end at 0. */
const SILENCE = 0.0001;
const RISES_S = 0.012;
const NOISE_S = 1;
/** How narrow what is heard of noise is. */
const NOISE_Q = 1.2;

let audio: AudioContext | undefined;
let noise: AudioBuffer | undefined;

/**
 * Plays tones, made here and now: nothing is fetched. Silent in a page that is in the background,
 * and before anyone has touched the page.
 */
export function playTones(tones: readonly Tone[]): void {
  if (document.hidden || !navigator.userActivation.hasBeenActive) return;
  audio ??= open();
  if (audio.state === "suspended") void audio.resume();
  for (const tone of tones) play(audio, tone);
}

function open(): AudioContext {
  const opened = new AudioContext();
  document.addEventListener("visibilitychange", () => {
    void (document.hidden ? opened.suspend() : opened.resume());
  });
  return opened;
}

function play(to: AudioContext, { hz, at = 0, lasts = 0.2, wave, to: end, loud = 1 }: Tone): void {
  const start = to.currentTime + at;
  const stop = start + lasts;
  const gain = to.createGain();
  gain.gain.setValueAtTime(SILENCE, start);
  gain.gain.exponentialRampToValueAtTime(LOUDNESS * loud, start + RISES_S);
  gain.gain.exponentialRampToValueAtTime(SILENCE, stop);
  gain.connect(to.destination);
  if (wave === "noise") {
    const source = new AudioBufferSourceNode(to, { buffer: (noise ??= noiseFor(to)) });
    source
      .connect(new BiquadFilterNode(to, { type: "bandpass", frequency: hz, Q: NOISE_Q }))
      .connect(gain);
    source.start(start, at % (NOISE_S / 2), lasts);
    return;
  }
  const source = new OscillatorNode(to, { type: wave ?? "triangle", frequency: hz });
  if (end) source.frequency.exponentialRampToValueAtTime(end, stop);
  source.connect(gain);
  source.start(start);
  source.stop(stop + 0.05);
}

/** White noise, the same each time. */
function noiseFor(to: AudioContext): AudioBuffer {
  const buffer = to.createBuffer(1, to.sampleRate * NOISE_S, to.sampleRate);
  const samples = buffer.getChannelData(0);
  // A linear congruential generator, with the figures of Numerical Recipes.
  let seed = 1;
  for (let at = 0; at < samples.length; at++) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    samples[at] = seed / 2 ** 31 - 1;
  }
  return buffer;
}
