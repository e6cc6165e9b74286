/**
 * Runs `look` again and again, `everyMs` after the last one ended, until stopped. A failed look is
 * passed to `failed` and retried.
 */
export function watch(
  everyMs: number,
  look: () => Promise<void>,
  failed: (fault: Error) => void,
): () => Promise<void> {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  const again = () => {
    if (stopped) return;
    timer = setTimeout(() => {
      running = look().catch(failed).then(again);
    }, everyMs);
    timer.unref();
  };
  again();

  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}
