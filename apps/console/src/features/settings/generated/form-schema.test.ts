import { expect, test } from "vitest";
import { blankOf, kindOf, mayBeNone, type FormSchema } from "./form-schema.ts";

const none = (schema: FormSchema): FormSchema => ({ anyOf: [schema, { type: "null" }] });
const money = { type: "string", "x-unit": "money" } as const;

test.each([
  ["a switch", { type: "boolean" }, "switch"],
  ["a choice", { type: "string", enum: ["a", "b"] }, "choice"],
  ["an amount", money, "amount"],
  ["an amount that may be none", none(money), "amount"],
  ["a count", { type: "integer" }, "number"],
  ["a count that may be none", none({ type: "integer" }), "number"],
  ["a point in time", { type: "string", format: "date-time" }, "moment"],
  ["a name", { type: "string", maxLength: 80 }, "text"],
  ["a message", { type: "string", maxLength: 500 }, "long-text"],
  ["some of a few", { type: "array", items: { enum: ["MON", "TUE"] } }, "choices"],
  ["some texts", { type: "array", items: { type: "string" } }, "lines"],
  ["a list of things", { type: "array", items: { properties: {} } }, "list"],
  ["a thing", { type: "object", properties: {} }, "group"],
] satisfies [string, FormSchema, string][])("%s is edited as one", (_what, schema, kind) => {
  expect(kindOf(schema)).toBe(kind);
});

test("a new entry of a list begins with its defaults, else with the least there is", () => {
  const items: FormSchema = {
    type: "object",
    properties: {
      name: { type: "string" },
      most: money,
      days: { type: "integer", minimum: 1 },
      on: { type: "boolean", default: true },
      until: none({ type: "string", format: "date-time" }),
    },
  };
  expect(blankOf(items)).toEqual({ name: "", most: "0", days: 1, on: true, until: null });
  expect(mayBeNone(items)).toBe(false);
});
