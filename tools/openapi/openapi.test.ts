import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { generate } from "./generate.ts";

const ROOT = join(import.meta.dirname, "../..");
const files = await generate();

test.each([...files])(
  "%s says what the code says; if not, run `npm run openapi` and commit",
  async (path, text) => {
    expect((await readFile(join(ROOT, path), "utf8")) === text).toBe(true);
  },
);

test("the same sources give the same bytes", async () => {
  const again = await generate();
  // Named by their paths: a comparison of texts of megabytes takes longer than all else.
  const different = [...again].filter(([path, text]) => files.get(path) !== text);
  expect([again.size, different.map(([path]) => path)]).toEqual([files.size, []]);
});

test("no document holds anything of this machine", () => {
  const documents = [...files].filter(([path]) => path.endsWith(".json"));
  const telling = documents.filter(([, text]) =>
    /localhost|127\.0\.0\.1|postgres:|-----BEGIN|not a secret/.test(text),
  );
  expect([documents.length, telling.map(([path]) => path)]).toEqual([3, []]);
});
