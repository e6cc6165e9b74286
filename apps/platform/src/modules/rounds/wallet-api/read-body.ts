import type { IncomingMessage } from "node:http";

/**
 * The body's bytes, or "TOO_LARGE" as soon as the limit is exceeded, without waiting for the rest.
 * Rejects when the sender disconnects.
 */
export function readBody(
  request: IncomingMessage,
  limitBytes: number,
): Promise<Buffer | "TOO_LARGE"> {
  if (Number(request.headers["content-length"] ?? 0) > limitBytes)
    return Promise.resolve("TOO_LARGE");
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    request.on("data", (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > limitBytes) {
        request.pause();
        resolve("TOO_LARGE");
      } else chunks.push(chunk);
    });
    request.on("end", () =>
      resolve(chunks.length === 1 ? (chunks[0] ?? Buffer.alloc(0)) : Buffer.concat(chunks)),
    );
    // Fires after every request, complete ones too; an error, whose stack trace is costly, is
    // created only for the others.
    request.on("close", () => {
      if (!request.readableEnded) reject(new Error("The caller went away"));
    });
  });
}
