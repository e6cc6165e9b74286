import { makeFolder } from "@perya/process";
import { open, rename, rm, type FileHandle } from "node:fs/promises";
import { dirname } from "node:path";

/**
 * A log is renamed when it has grown to this, and so many of the renamed ones stay: at most 192 MB
 * for each process.
 */
const MOST_BYTES = 32 * 1024 * 1024;
const RENAMED_AT_MOST = 5;
/** The most bytes that may wait for a slow disk. Output beyond that is dropped and counted. */
const MOST_WAITING_BYTES = 8 * 1024 * 1024;
const NEW_LINE = 0x0a;
const OWNER_ONLY = 0o600;

export interface LogFile {
  /** Takes a piece of output. Never throws and never waits. */
  write(piece: Buffer): void;
  /** Resolves when what was taken has been written, or was dropped because it couldn't be. */
  close(): Promise<void>;
}

export interface LogLimits {
  readonly mostBytes?: number;
  readonly renamedAtMost?: number;
}

/**
 * A log that is rotated by its size: `x.log`, `x.log.1` and so on, the oldest removed. A disk that
 * can't take it (full, gone, read-only) costs log lines and nothing else: `onTrouble` gets the
 * fault once, and undefined once lines are written again, the first of which says how many bytes
 * are missing.
 */
export function logFile(
  path: string,
  onTrouble: (fault: Error | undefined) => void,
  limits: LogLimits = {},
): LogFile {
  const file = rotatedFile(path, limits);
  const waiting: Buffer[] = [];
  let waitingBytes = 0;
  let droppedBytes = 0;
  let inTrouble = false;
  let writing: Promise<void> | undefined;

  async function writeAll(): Promise<void> {
    for (let piece = waiting.shift(); piece; piece = waiting.shift()) {
      waitingBytes -= piece.length;
      try {
        if (droppedBytes > 0) await file.append(missing(droppedBytes));
        droppedBytes = 0;
        await file.append(piece);
        if (inTrouble) onTrouble(undefined);
        inTrouble = false;
      } catch (fault) {
        droppedBytes += piece.length;
        // The file is opened again next time, because the folder may be another one by then.
        await file.close();
        if (!inTrouble) onTrouble(fault as Error);
        inTrouble = true;
      }
    }
    writing = undefined;
  }

  return {
    write: (piece) => {
      if (waitingBytes + piece.length > MOST_WAITING_BYTES) droppedBytes += piece.length;
      else {
        waiting.push(piece);
        waitingBytes += piece.length;
        writing ??= writeAll();
      }
    },
    close: async () => {
      await writing;
      await file.close();
    },
  };
}

function missing(bytes: number): Buffer {
  return Buffer.from(
    `\n${JSON.stringify({ msg: "some of this log could not be written", missingBytes: bytes })}\n`,
  );
}

interface Opened {
  readonly handle: FileHandle;
  bytes: number;
  midLine: boolean;
}

/** A file that is added to, and renamed when it has grown too large. */
function rotatedFile(
  path: string,
  { mostBytes = MOST_BYTES, renamedAtMost = RENAMED_AT_MOST }: LogLimits,
) {
  let file: Opened | undefined;

  async function close(): Promise<void> {
    const closing = file;
    file = undefined;
    await closing?.handle.close().catch(() => undefined);
  }

  return {
    append: async (piece: Buffer): Promise<void> => {
      file ??= await openLog(path);
      if (file.bytes + piece.length <= mostBytes) return add(file, piece);
      // A line stays in one file: what ends it goes into the old one.
      const end = file.midLine ? piece.indexOf(NEW_LINE) + 1 : 0;
      if (file.midLine && end === 0) return add(file, piece);
      await add(file, piece.subarray(0, end));
      await close();
      await shift(path, renamedAtMost);
      file = await openLog(path);
      await add(file, piece.subarray(end));
    },
    close,
  };
}

async function openLog(path: string): Promise<Opened> {
  await makeFolder(dirname(path));
  const handle = await open(path, "a", OWNER_ONLY);
  return { handle, bytes: (await handle.stat()).size, midLine: false };
}

async function add(file: Opened, piece: Buffer): Promise<void> {
  if (piece.length === 0) return;
  file.bytes += piece.length;
  file.midLine = piece.at(-1) !== NEW_LINE;
  await file.handle.appendFile(piece);
}

/**
 * Renames the newest last, so that a kill in between leaves a gap in the numbers and loses nothing.
 */
async function shift(path: string, renamedAtMost: number): Promise<void> {
  const name = (at: number) => (at === 0 ? path : `${path}.${at}`);
  await rm(name(renamedAtMost), { force: true });
  for (let at = renamedAtMost - 1; at >= 0; at -= 1) {
    await rename(name(at), name(at + 1)).catch((fault: NodeJS.ErrnoException) => {
      if (fault.code !== "ENOENT") throw fault;
    });
  }
}
