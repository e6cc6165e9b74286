import { expect, test } from "vitest";
import { differences, isSame, onTopOf } from "./three-way.ts";

const base = {
  maintenance: false,
  message: "",
  fields: { zalo: { shown: false, maxLength: 15 }, line: { shown: false, maxLength: 50 } },
  countries: ["PH"],
};

test("what two people changed in different places is all kept", () => {
  const mine = { ...base, fields: { ...base.fields, zalo: { shown: true, maxLength: 15 } } };
  const theirs = {
    ...base,
    message: "Back at noon",
    fields: { ...base.fields, line: { shown: true, maxLength: 50 } },
  };
  expect(onTopOf(base, mine, theirs)).toEqual({
    ...base,
    message: "Back at noon",
    fields: { zalo: { shown: true, maxLength: 15 }, line: { shown: true, maxLength: 50 } },
  });
});

test("what both changed is mine, and a list is one value", () => {
  expect(
    onTopOf(
      base,
      { ...base, message: "mine", countries: ["PH", "SG"] },
      { ...base, message: "theirs", countries: ["PH", "US"] },
    ),
  ).toEqual({
    ...base,
    message: "mine",
    countries: ["PH", "SG"],
  });
});

test("what I took away stays away, and what they added stays", () => {
  const [slots, taken, added] = [
    { one: "a", two: "b" },
    { two: "b" },
    { one: "a", two: "b", three: "c" },
  ];
  expect(onTopOf<Record<string, string>>(slots, taken, added)).toEqual({ two: "b", three: "c" });
});

test("differences are told by their paths", () => {
  expect(
    differences(base, {
      ...base,
      message: "x",
      fields: { ...base.fields, zalo: { shown: true, maxLength: 9 } },
    }),
  ).toEqual(["message", "fields.zalo.shown", "fields.zalo.maxLength"]);
  expect(isSame({ a: 1, b: [1, 2] }, { b: [1, 2], a: 1 })).toBe(true);
  expect(isSame({ b: [1, 2] }, { b: [2, 1] })).toBe(false);
});
