/** One thing that can be killed and comes back. */
export interface Part {
  readonly name: string;
  /** Resolves when it serves again. Throws when it ended before that. */
  start(): Promise<void>;
  /** SIGKILL; resolves when it is gone. */
  kill(): Promise<void>;
  /** Ends it in good order. */
  stop(): Promise<void>;
}

const AGAIN_MS = 250;
const LIMIT_MS = 120_000;

/** Those that are being started now. */
const reviving = new WeakMap<Part, Promise<void>>();

/** Starts a part again and again until it stays, as a supervisor does: what it needs may be down as well. One that fell by itself and was killed besides is still started once. */
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
