import { complaintAbout, PATTERN_NAMES } from "@perya/patterns";
import { expect, test } from "vitest";
import { PATTERN_WORDS } from "./pattern-words.ts";

test("ID-09 the example of each pattern has it", () => {
  const faulty = PATTERN_NAMES.filter((acceptedPattern) =>
    complaintAbout(
      PATTERN_WORDS[acceptedPattern].example,
      { acceptedPattern, minLength: 1, maxLength: 60 },
      true,
    ),
  );
  expect(faulty).toEqual([]);
});
