import { createHash } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { firstWord } from "./first-word.ts";

test("ID-08 the browser's own arithmetic begins every hash as the server's does", () => {
  const ascii = fc.string({ unit: "grapheme-ascii", maxLength: 55 });
  fc.assert(
    fc.property(
      ascii,
      (text) => firstWord(text) === createHash("sha256").update(text).digest().readUInt32BE(),
    ),
  );
});

test("a text of more than one block is refused rather than hashed wrong", () => {
  expect(() => firstWord("x".repeat(56))).toThrow(RangeError);
});
