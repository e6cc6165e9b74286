import { firstWord } from "./first-word.ts";

/** Tries between two words about how far it is. */
const STEP = 8_192;

interface Sum {
  readonly salt: string;
  readonly bits: number;
}

/* oxlint-disable unicorn/require-post-message-target-origin -- a worker is no window */

/** Finds the number a sum asks for, away from the page, so that the page stays quick. */
addEventListener("message", ({ data: { salt, bits } }: MessageEvent<Sum>) => {
  for (let number = 0; ; number++) {
    if (firstWord(`${salt}:${number}`) >>> (32 - bits) === 0)
      return postMessage({ found: String(number) });
    if (number % STEP === 0) postMessage({ tried: number });
  }
});
