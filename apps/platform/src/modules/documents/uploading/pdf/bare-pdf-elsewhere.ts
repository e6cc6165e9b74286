import { refuse, type Result } from "@perya/result";
import { Worker } from "node:worker_threads";
import type { PdfRefusal } from "./bare-pdf.ts";

const FILE = new URL("./bare-pdf.worker.ts", import.meta.url);
const LIMIT_MS = 5_000;
const MEMORY_MB = 256;
/** How often a thread's memory is looked at: what it unpacks is not on its heap. */
const LOOK_MS = 100;

/** Rewritten one after the other: each may take all of the memory. */
let last: Promise<unknown> = Promise.resolve();

/**
 * `barePdf` in a thread of its own, with a limit on its time and its memory: however much a file
 * unpacks to, the site keeps running. Refused like a broken one where it exceeds a limit.
 */
export function barePdfElsewhere(
  sent: Uint8Array,
  { limitMs = LIMIT_MS, memoryMb = MEMORY_MB } = {},
): Promise<Result<Uint8Array, PdfRefusal>> {
  const turn = last.then(() => inThread(sent, limitMs, memoryMb));
  last = turn;
  return turn;
}

function inThread(
  sent: Uint8Array,
  limitMs: number,
  memoryMb: number,
): Promise<Result<Uint8Array, PdfRefusal>> {
  return new Promise((resolve) => {
    const worker = new Worker(FILE, {
      workerData: sent,
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    });
    const end = () => void worker.terminate();
    const limit = setTimeout(end, limitMs);
    const look = setInterval(() => {
      worker.getHeapStatistics().then(
        ({ external_memory: unpacked }) => {
          if (unpacked > memoryMb * 1024 * 1024) end();
        },
        // The thread has just ended.
        () => undefined,
      );
    }, LOOK_MS);
    worker.once("message", resolve);
    // Out of memory, or a fault of the parser.
    worker.once("error", () => resolve(refuse("PDF_NOT_READ")));
    worker.once("exit", () => {
      clearTimeout(limit);
      clearInterval(look);
      resolve(refuse("PDF_NOT_READ"));
    });
  });
}
