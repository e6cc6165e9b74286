import { call } from "../../http/api.ts";
import type { Purpose } from "../proof.ts";

type News = { readonly found: string } | { readonly tried: number };

/**
 * Lets the browser do the arithmetic a proof can be had for; `onProgress` hears how likely it would
 * be done by now, 0 to 1. Throws ApiError, and Error when the worker breaks.
 */
export async function doWork(
  purpose: Purpose,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<string> {
  const { workId, salt, bits } = await call("POST", "/verification/arithmetic", {
    body: { purpose },
  });
  const number = await find(salt, bits, signal, (tried) =>
    onProgress(1 - Math.exp(-tried / 2 ** bits)),
  );
  const { proof } = await call("POST", "/verification/arithmetic/{id}", {
    path: { id: workId },
    body: { number },
  });
  return proof;
}

function find(
  salt: string,
  bits: number,
  signal: AbortSignal,
  onTried: (tried: number) => void,
): Promise<string> {
  const worker = new Worker(new URL("./work.worker.ts", import.meta.url), { type: "module" });
  return new Promise<string>((resolve, reject) => {
    signal.addEventListener("abort", () => reject(new Error("Stopped")), { once: true });
    worker.addEventListener("error", () => reject(new Error("The worker broke")));
    worker.addEventListener("message", ({ data }: MessageEvent<News>) =>
      "found" in data ? resolve(data.found) : onTried(data.tried),
    );
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window
    worker.postMessage({ salt, bits });
  }).finally(() => worker.terminate());
}
