import { write as writeFile, writeSync } from "node:fs";

/**
 * The most that waits in memory while the output can't be written. Further lines are dropped and
 * counted.
 */
const MOST_WAITING_CHARACTERS = 1024 * 1024;
/** Waiting lines are written together, up to this size. */
const MOST_AT_ONCE_CHARACTERS = 64 * 1024;
/**
 * The pause before retrying a full pipe. When the process ends, the number of retries is limited.
 */
const BUSY_PAUSE_MS = 20;
const BUSY_TRIES_AT_END = 25;

export interface Output {
  /** Takes a line; never throws. */
  write(line: string): void;
  /** Writes the waiting lines before it returns, or gives up on them. For the end of a process. */
  flush(): void;
}

/**
 * Writes lines to an open file in order, in the background. A failed write is retried with the next
 * line. Once lines are written again, `onMissing` gets the number of lines dropped meanwhile.
 */
export function openOutput(fd: number, onMissing: (lines: number) => void): Output {
  const queue = openQueue();
  const state = { writing: false, inFlight: false, failing: false, dropped: 0 };

  function go(): void {
    const piece = queue.next();
    state.writing = state.inFlight = piece !== undefined;
    if (piece) writeFile(fd, piece, went);
  }

  function went(fault: NodeJS.ErrnoException | null, bytes: number): void {
    state.inFlight = false;
    if (fault?.code === "EAGAIN") return void setTimeout(go, BUSY_PAUSE_MS);
    state.failing = fault !== null;
    if (state.failing) return void (state.writing = false);
    queue.wrote(bytes);
    const lines = state.dropped;
    state.dropped = 0;
    if (lines > 0) onMissing(lines);
    go();
  }

  return {
    write: (line) => {
      if (state.failing && queue.characters() + line.length > MOST_WAITING_CHARACTERS)
        state.dropped += 1;
      else queue.put(line);
      if (!state.writing) go();
    },
    flush: () => {
      // The system already has these bytes: writing them a second time would duplicate the line.
      if (state.inFlight) queue.wrote(Number.POSITIVE_INFINITY);
      flush(fd, queue);
    },
  };
}

type Queue = ReturnType<typeof openQueue>;

/** The waiting lines, and the piece of them that is being written. */
function openQueue() {
  const lines: string[] = [];
  let characters = 0;
  let begun: Buffer | undefined;
  return {
    characters: () => characters,
    put: (line: string) => {
      lines.push(line);
      characters += line.length;
    },
    next: () => {
      if (begun || lines.length === 0) return begun;
      let text = "";
      while (lines.length > 0 && text.length < MOST_AT_ONCE_CHARACTERS) text += lines.shift();
      characters -= text.length;
      begun = Buffer.from(text);
      return begun;
    },
    /** This many bytes of the piece were written. */
    wrote: (bytes: number) =>
      (begun = begun && bytes < begun.length ? begun.subarray(bytes) : undefined),
  };
}

function flush(fd: number, queue: Queue): void {
  for (
    let busy = 0, piece = queue.next();
    piece && busy < BUSY_TRIES_AT_END;
    piece = queue.next()
  ) {
    try {
      queue.wrote(writeSync(fd, piece));
    } catch (fault) {
      if ((fault as NodeJS.ErrnoException).code !== "EAGAIN") return;
      busy += 1;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, BUSY_PAUSE_MS);
    }
  }
}
