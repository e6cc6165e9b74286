import { expect, test } from "vitest";
import { addressOf } from "./address.ts";

test("an address holds what is asked for and leaves out what is not", () => {
  expect(
    addressOf("/rng", { search: { q: "mango & co", page: undefined, classify: "", pageNo: 2 } }),
  ).toBe("/rng?q=mango+%26+co&pageNo=2");
  expect(addressOf("/rng", { search: { q: "" } })).toBe("/rng");
  expect(addressOf("/help", { hash: "term" })).toBe("/help#term");
  expect(addressOf("/")).toBe("/");
});
