import { expect, test } from "vitest";
import { audienceOf, emptyDraft, messageOf } from "./draft.ts";

const draft = emptyDraft("EN");

test("names may be separated by commas, spaces or line breaks, and one at least is asked for", () => {
  expect(audienceOf({ ...draft, names: " ana, ben\n\ncarl;p_1 " })).toEqual({
    names: ["ana", "ben", "carl", "p_1"],
  });
  expect(() => audienceOf({ ...draft, names: " , " })).toThrow("name at least one player");
});

test("of a segment only what was chosen narrows it down, and its balance is in ledger units", () => {
  const segment = { ...draft, to: "segment" as const };
  expect(audienceOf(segment)).toEqual({ segment: {} });
  expect(
    audienceOf({
      ...segment,
      countries: ["PH"],
      levels: [2, 3],
      vipLevels: [0, 4],
      seenBefore: "2026-11-01T00:00:00.000Z",
      least: "1,000.50",
    }),
  ).toEqual({
    segment: {
      countries: ["PH"],
      levels: [2, 3],
      vipLevels: [0, 4],
      seen: { before: "2026-11-01T00:00:00.000Z" },
      balance: { currency: "PHP", least: "100050000" },
    },
  });
  expect(() => audienceOf({ ...segment, most: "much" })).toThrow("type an amount");
});

test("a message has a title and a text in each of its languages", () => {
  const words = { EN: { title: "Fiesta", text: "The fair is open." } };
  expect(messageOf({ ...draft, words, link: " /promotions " })).toEqual({
    language: "EN",
    words,
    link: "/promotions",
    advertises: true,
  });
  expect(() =>
    messageOf({ ...draft, words: { ...words, VI: { title: "Hội", text: " " } } }),
  ).toThrow("in every language");
});
