import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { declarations } from "./declare.ts";

/** `npm run messages` */
const ROOT = join(import.meta.dirname, "../..");

for (const [path, text] of declarations()) {
  await writeFile(join(ROOT, path), text);
  console.log(path);
}
