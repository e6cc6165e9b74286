import { join } from "node:path";
import { notInstalled } from "./installed.mjs";

/** `npm start`. Looks whether what is installed fits this checkout before anything of it is loaded: the fault would be a stack that says nothing. */
const why = notInstalled(
  join(import.meta.dirname ?? new URL(".", import.meta.url).pathname, "../.."),
  process.versions.node,
);
if (why === undefined) await import("./main.ts");
else {
  console.error(`\n${why}`);
  process.exitCode = 1;
}
