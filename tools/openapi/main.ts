import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { generate } from "./generate.ts";

/** `npm run openapi` */
const ROOT = join(import.meta.dirname, "../..");

for (const [path, text] of await generate()) {
  await mkdir(dirname(join(ROOT, path)), { recursive: true });
  await writeFile(join(ROOT, path), text);
  console.log(path);
}
