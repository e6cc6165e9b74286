/**
 * Time limits for calls. All have the same limit, so they expire in the order they began, and one
 * timer serves them all: a timer per call costs more.
 */
export interface Deadlines {
  /**
   * Calls `expire` at the limit (and up to a twentieth later), unless the returned function was
   * called first.
   */
  begin(expire: () => void): () => void;
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
    begin: (expire) => {
      const call: Waiting = { until: performance.now() + limitMs, expire };
      waiting.push(call);
      return () => void (call.expire = undefined);
    },
    close: () => clearInterval(timer),
  };
}
