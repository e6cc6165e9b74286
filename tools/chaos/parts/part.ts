/** One thing that can be killed and comes back. */
export interface Part {
  readonly name: string;
  /** Resolves when the part serves again. Throws when it ended before that. */
  start(): Promise<void>;
  /** Sends SIGKILL; resolves when the process is gone. */
  kill(): Promise<void>;
  /** Shuts it down cleanly. */
  stop(): Promise<void>;
}

const AGAIN_MS = 250;
const LIMIT_MS = 120_000;

/** Parts that are starting now. */
const reviving = new WeakMap<Part, Promise<void>>();

/**
 * Starts a part until it stays up, as a supervisor does: its dependencies may be down as well. A
 * part that crashed and was also killed still starts only once.
 */
export function revive(part: Part): Promise<void> {
  const begun = reviving.get(part) ?? startUntilUp(part).finally(() => reviving.delete(part));
  reviving.set(part, begun);
  return begun;
}

async function startUntilUp(part: Part): Promise<void> {
  for (const deadline = Date.now() + LIMIT_MS; ;) {
    try {
      await part.start();
      return;
    } catch (fault) {
      if (Date.now() > deadline) throw fault;
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    }
  }
}
