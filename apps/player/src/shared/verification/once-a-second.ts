const SECOND_MS = 1_000;

/** Gives a function that waits until a second is over since its last turn; the first turn is at once. A caller whose signal is aborted takes no turn, and is rejected with the signal's reason. */
export function onceASecond(): (signal?: AbortSignal) => Promise<void> {
  let last: Promise<number> = Promise.resolve(-SECOND_MS);
  return async (signal) => {
    last = last.then(async (before) => {
      await pause(before + SECOND_MS - performance.now(), signal);
      return signal?.aborted ? before : performance.now();
    });
    await last;
    signal?.throwIfAborted();
  };
}

/** Waits so many milliseconds, or until the signal is aborted. */
async function pause(wait: number, signal: AbortSignal | undefined): Promise<void> {
  if (wait <= 0 || signal?.aborted) return;
  await new Promise<void>((resolve) => {
    setTimeout(resolve, wait);
    signal?.addEventListener("abort", () => resolve(), { once: true });
  });
}
