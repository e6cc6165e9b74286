import { expect, test } from "vitest";
import { changesOf } from "./changes.ts";

test("only what changed is told, with both values", () => {
  const before = { amount: "20000000", status: "REQUESTED", reference: null };
  const after = { amount: "20000000", status: "SENT", reference: "FB-1" };
  expect(changesOf(before, after)).toEqual([
    { name: "status", from: "REQUESTED", to: "SENT" },
    { name: "reference", from: "nothing", to: "FB-1" },
  ]);
});

test("what was made new has no old value", () => {
  expect(changesOf(null, { roles: ["support", "risk"], username: "maria" })).toEqual([
    { name: "roles", to: "support, risk" },
    { name: "username", to: "maria" },
  ]);
});

test("what is gone became nothing", () => {
  expect(changesOf({ dailyWager: "5" }, {})).toEqual([{ name: "dailyWager", from: "5", to: "nothing" }]);
});

test("a deed that changed nothing tells nothing", () => {
  expect(changesOf(undefined, null)).toEqual([]);
});
