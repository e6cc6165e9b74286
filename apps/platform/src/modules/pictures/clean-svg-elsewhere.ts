import { Worker } from "node:worker_threads";

const FILE = new URL("./clean-svg.worker.ts", import.meta.url);
const LIMIT_MS = 5_000;
const MEMORY_MB = 128;

/**
 * `cleanSvg` in a thread of its own, with a limit on its time and its memory: however long an
 * uploaded drawing takes to parse, the site keeps running. Also undefined for one that exceeded a
 * limit.
 */
export function cleanSvgElsewhere(
  text: string,
  limitMs: number = LIMIT_MS,
): Promise<string | undefined> {
  return new Promise((resolve) => {
    const worker = new Worker(FILE, {
      workerData: text,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    const limit = setTimeout(() => void worker.terminate(), limitMs);
    worker.once("message", (clean: string | undefined) => resolve(clean));
    // Out of memory, or a parser fault: not a drawing that could be shown.
    worker.once("error", () => resolve(undefined));
    worker.once("exit", () => {
      clearTimeout(limit);
      resolve(undefined);
    });
  });
}
