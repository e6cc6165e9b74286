import { join } from "node:path";
import { notInstalled } from "./installed.mjs";

/**
 * `npm start`. Checks whether the installed packages fit this checkout before loading any of them:
 * the import would fail with an unhelpful stack trace.
 */
const why = notInstalled(
  join(import.meta.dirname ?? new URL(".", import.meta.url).pathname, "../.."),
  process.versions.node,
);
if (why === undefined) await import("./main.ts");
else {
  console.error(`\n${why}`);
  process.exitCode = 1;
}
