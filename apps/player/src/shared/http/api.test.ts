import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ApiError, isRefusal } from "./api.ts";

const SOURCES = join(import.meta.dirname, "../..");

test("CO-04 one client makes every call of the site: nothing else fetches, and nobody opens another one", () => {
  const files = globSync("**/*.{ts,tsx}", { cwd: SOURCES }).filter(
    (path) => !path.includes(".test."),
  );
  const texts = files.map((path) => [path, readFileSync(join(SOURCES, path), "utf8")] as const);
  const saying = (words: RegExp) =>
    texts.flatMap(([path, text]) => (words.test(text) ? [path] : []));
  // Whether a file of the build is still there is no call, nor how fast another address answers,
  // nor a picture. A form with files says how much of it has left, which fetch can't.
  const fetching = saying(/(?<!\w)fetch\(|XMLHttpRequest|sendBeacon/).toSorted();
  expect(fetching).toEqual([
    "features/routers/measure-route.ts",
    "shared/http/fetch-picture.ts",
    "shared/http/send-form.ts",
    "shared/loading/part-fault.ts",
  ]);
  expect(saying(/openApi</)).toEqual(["shared/http/api.ts"]);
});

test("a clear no of the server is one; no answer is none, and neither is that a sealed call came twice, since the first may have been carried out", () => {
  const refusal = (status: number, code: string) => isRefusal(new ApiError(status, code, "No."));
  expect([
    refusal(422, "INSUFFICIENT_FUNDS"),
    refusal(503, "UNAVAILABLE"),
    refusal(409, "ENVELOPE_REPLAYED"),
  ]).toEqual([true, false, false]);
  expect(isRefusal(new TypeError("Failed to fetch"))).toBe(false);
});
