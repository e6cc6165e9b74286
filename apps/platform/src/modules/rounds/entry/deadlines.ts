/** Gives calls an end. All have the same limit, so they end in the order they began, and one timer looks after all of them: a timer of its own for each costs more. */
export interface Deadlines {
  /** Settles as the work does, or fails when it has not by the limit (and up to a twentieth later). */
  within<Value>(work: Promise<Value>): Promise<Value>;
  close(): void;
}

interface Waiting {
  readonly until: number;
  /** Undefined once the call has ended. */
  expire: (() => void) | undefined;
}

/** Deadlines of one limit, in milliseconds. */
export function openDeadlines(limitMs: number): Deadlines {
  let waiting: Waiting[] = [];
  const sweep = () => {
    const now = performance.now();
    const open = waiting.findIndex((call) => call.until > now);
    const expired = open < 0 ? waiting : waiting.slice(0, open);
    waiting = open < 0 ? [] : waiting.slice(open);
    for (const call of expired) call.expire?.();
  };
  const timer = setInterval(sweep, limitMs / 20);
  timer.unref();
  return {
    within: (work) =>
      new Promise((resolve, reject) => {
        const call: Waiting = { until: performance.now() + limitMs, expire: () => reject(new Error(`No result within ${limitMs} ms`)) };
        waiting.push(call);
        const settled = () => {
          call.expire = undefined;
        };
        work.then(settled, settled);
        work.then(resolve, reject);
      }),
    close: () => clearInterval(timer),
  };
}
