import { ApiError } from "@perya/api-client";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import common from "../../messages/en/common.json";
import refusals from "../../messages/en/refusals.json";
import { faultWords } from "./fault-words.ts";

/** Every code a document promises, wherever it names one. */
function codesIn(node: unknown): string[] {
  if (typeof node !== "object" || node === null) return [];
  const { properties } = node as { properties?: { success?: unknown; code?: { enum?: string[] } } };
  return [
    ...(properties?.success && properties.code?.enum ? properties.code.enum : []),
    ...Object.values(node).flatMap(codesIn),
  ];
}

test("CO-01 whatever the server refuses with has words that can be translated", () => {
  const document: unknown = JSON.parse(
    readFileSync(join(import.meta.dirname, "../../../../../openapi/player.json"), "utf8"),
  );
  const codes = new Set(codesIn(document));
  expect(codes.size).toBeGreaterThan(50);
  expect([...codes].filter((code) => !(code in common.errors || code in refusals))).toEqual([]);
});

test("the server's sentence is said until the words for its codes are there", async () => {
  const fault = new ApiError(409, "USERNAME_TAKEN", "This username is taken.");
  expect(faultWords(fault)).toBe("This username is taken.");
  await import("./refusal-words.ts");
  expect(faultWords(fault)).toBe(refusals.USERNAME_TAKEN);
  expect(faultWords(new ApiError(409, "A_NEW_CODE", "The stall is closed."))).toBe(
    "The stall is closed.",
  );
});
