const SECOND_MS = 1_000;

/** Gives a function that waits until a second is over since its last turn; the first turn is at once. */
export function onceASecond(): () => Promise<void> {
  let next = 0;
  return () => {
    const now = performance.now();
    const turn = Math.max(now, next);
    next = turn + SECOND_MS;
    return new Promise((resolve) => setTimeout(resolve, turn - now));
  };
}
