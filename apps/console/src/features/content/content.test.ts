import { expect, test } from "vitest";
import { freshOf, stateOf } from "./content.ts";

const NOW = Date.parse("2026-11-21T12:00:00Z");
const [before, after] = ["2026-11-21T11:59:59Z", "2026-11-21T12:00:01Z"];

test.each([
  [{ published: false, startsAt: before, endsAt: after }, "DRAFT"],
  [{ published: true, startsAt: null, endsAt: null }, "SHOWN"],
  [{ published: true, startsAt: before, endsAt: after }, "SHOWN"],
  [{ published: true, startsAt: after, endsAt: null }, "SCHEDULED"],
  [{ published: true, startsAt: null, endsAt: before }, "ENDED"],
  [{ published: true, startsAt: null, endsAt: "2026-11-21T12:00:00Z" }, "ENDED"],
])("an item with %j is %s at noon", (item, state) => {
  expect(stateOf(item, NOW)).toBe(state);
});

test("new content begins in the brand's first language", () => {
  expect(freshOf("help", undefined, "VI").language).toBe("VI");
});
