import { expect, test } from "vitest";
import { textOf } from "./text.ts";

test("words come compiled, with their plurals and what they are given", () => {
  const t = textOf("lobby");
  expect([t("count", { count: 0 }), t("count", { count: 1 }), t("count", { count: 1234 })]).toEqual(
    ["0 games", "1 game", "1,234 games"],
  );
  expect(t("noneNamed", { name: "Perya" })).toBe("No game here matches “Perya”.");
});

test("parts of a message are put into elements", () => {
  expect(
    textOf("legal")
      .rich("privacy.about", { terms: (words) => ["«", words, "»"] })
      .toString(),
  ).toContain("«,terms of use,»");
});

test("the compiler knows each message and what it asks for", () => {
  const t = textOf("lobby");
  // @ts-expect-error a message that isn't there
  expect(t("nowhere")).toContain("nowhere");
  // @ts-expect-error a message without what it asks for
  expect(() => t("noneNamed")).not.toThrow();
});
