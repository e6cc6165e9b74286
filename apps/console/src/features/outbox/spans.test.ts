import { expect, test } from "vitest";
import { sinceOf } from "./spans.ts";

test("a span begins on the same minute for a minute, and no span has no beginning", () => {
  const noon = Date.parse("2026-01-01T12:00:00Z");
  expect(sinceOf("1h", noon)).toBe("2026-01-01T11:00:00.000Z");
  expect(sinceOf("1h", noon + 59_999)).toBe("2026-01-01T11:00:00.000Z");
  expect(sinceOf("15m", noon + 60_000)).toBe("2026-01-01T11:46:00.000Z");
  expect([sinceOf(undefined), sinceOf("a year")]).toEqual([undefined, undefined]);
});
