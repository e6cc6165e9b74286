const SECOND_MS = 1_000;

/** Gives a function that waits until a second is over since its last turn; the first turn is at once. */
export function onceASecond(): () => Promise<void> {
  let last: Promise<number> = Promise.resolve(-SECOND_MS);
  return async () => {
    last = last.then(async (before) => {
      const wait = before + SECOND_MS - performance.now();
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      return performance.now();
    });
    await last;
  };
}
