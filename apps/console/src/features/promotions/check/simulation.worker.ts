import { simulate, type Trial } from "./simulate.ts";

interface Asked {
  readonly trial: Trial;
  readonly seed: number;
}

/* oxlint-disable unicorn/require-post-message-target-origin -- a worker is no window */

/** Lets ten thousand players play away from the page, so that the page stays quick. */
addEventListener("message", ({ data: { trial, seed } }: MessageEvent<Asked>) => {
  const simulated = simulate(trial, seed, (played) => postMessage({ played }));
  postMessage({ simulated });
});
