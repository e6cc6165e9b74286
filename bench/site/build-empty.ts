import { execFileSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { gzipSync } from "node:zlib";

const ROOT = join(import.meta.dirname, "../..");
const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
};

/**
 * Builds the smallest React page with the same tools and serves it compressed: the baseline for the
 * site.
 */
export async function serveEmptyPage(): Promise<{ url: string; close: () => Promise<void> }> {
  const out = mkdtempSync(join(tmpdir(), "perya-empty-"));
  execFileSync(
    process.execPath,
    [
      join(ROOT, "node_modules/vite/bin/vite.js"),
      "build",
      join(import.meta.dirname, "empty"),
      "--outDir",
      out,
      "--emptyOutDir",
      "--logLevel",
      "error",
    ],
    { stdio: "inherit" },
  );
  const server = createServer((request, response) => {
    const path = request.url === "/" ? "/index.html" : (request.url ?? "/");
    readFile(join(out, path)).then(
      (bytes) =>
        response
          .writeHead(200, {
            "content-type": TYPES[extname(path)] ?? "application/octet-stream",
            "content-encoding": "gzip",
          })
          .end(gzipSync(bytes, { level: 9 })),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: async () => {
      await new Promise<void>((resolve) => void server.close(() => resolve()));
      await rm(out, { recursive: true, force: true });
    },
  };
}
