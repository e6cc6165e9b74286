import { write as writeFile, writeSync } from "node:fs";

/** What waits in memory while the output can't be written. Lines beyond it are dropped and counted. */
const MOST_WAITING_CHARACTERS = 1024 * 1024;
/** Lines that wait go out together, up to this. */
const MOST_AT_ONCE_CHARACTERS = 64 * 1024;
/** A pipe that is full is tried again after this; at the end of a process so many times. */
const BUSY_PAUSE_MS = 20;
const BUSY_TRIES_AT_END = 25;

export interface Output {
  /** Takes a line; never throws. */
  write(line: string): void;
  /** Writes what waits before it returns, or gives it up. For the end of a process. */
  flush(): void;
}

/** Lines written to an open file in order, in the background. What fails is tried again with the next line; `onMissing` hears how many lines were dropped since, once lines go out again. */
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
      // The system has it already: a second time would be a second line.
      if (state.inFlight) queue.wrote(Number.POSITIVE_INFINITY);
      flush(fd, queue);
    },
  };
}

type Queue = ReturnType<typeof openQueue>;

/** Lines that wait, and the piece of them that is being written. */
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
    /** So many bytes of the piece went out. */
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
