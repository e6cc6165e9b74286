import fc from "fast-check";
import { expect, test } from "vitest";
import { JsonNumber, readJson, writeJson, type JsonValue } from "@perya/wallet-protocol";

const read = (text: string) => readJson(Buffer.from(text, "utf8"));
const refusal = (text: string) => {
  const result = read(text);
  return result.ok ? "OK" : result.refusal;
};

/** The value JSON.parse would have returned, for comparison. */
function plain(value: JsonValue): unknown {
  if (value instanceof JsonNumber) return Number(value.lexeme);
  if (value instanceof Map)
    return Object.fromEntries([...value].map(([key, item]) => [key, plain(item as JsonValue)]));
  return Array.isArray(value) ? value.map((item: JsonValue) => plain(item)) : value;
}

function parses(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

test("reads every object that JSON.parse reads, to the same value", () => {
  const object = fc.dictionary(
    fc.string().filter((key) => key !== "__proto__"),
    fc.jsonValue({ maxDepth: 4 }),
  );
  fc.assert(
    fc.property(object, fc.constantFrom(0, 1, 4), (given, indent) => {
      const text = JSON.stringify(given, undefined, indent);
      const result = read(text);
      expect(result.ok && plain(result.value)).toEqual(JSON.parse(text));
    }),
  );
});

test("what was read is written as JSON again, without spaces and with numbers as they were", () => {
  const text = '{ "won": [1.50, -0, 1e3, 9007199254740993], "why": {"ü\\n": "<b>"}, "no": null }';
  const result = read(text);
  expect(result.ok && writeJson(result.value)).toBe(
    '{"won":[1.50,-0,1e3,9007199254740993],"why":{"ü\\n":"<b>"},"no":null}',
  );
});

test("refuses every text that JSON.parse refuses", () => {
  fc.assert(
    fc.property(
      fc.json({ maxDepth: 3 }),
      fc.nat(),
      fc.string({ maxLength: 2 }),
      (json, at, noise) => {
        const text =
          json.slice(0, at % (json.length + 1)) + noise + json.slice((at % (json.length + 1)) + 1);
        expect(read(text).ok && !parses(text)).toBe(false);
      },
    ),
    { numRuns: 500 },
  );
});

test.each([
  ["a key given twice", '{"amount":1,"amount":2}', "DUPLICATE_KEY"],
  [
    "a key given twice through an escape",
    String.raw`{"amount":1,"\u0061mount":2}`,
    "DUPLICATE_KEY",
  ],
  ["a key given twice deep inside", '{"meta":{"a":[{"b":1,"b":1}]}}', "DUPLICATE_KEY"],
  ["an array on top", "[]", "NOT_AN_OBJECT"],
  ["a text on top", '"bet"', "NOT_AN_OBJECT"],
  ["nothing", "", "NOT_JSON"],
  ["two objects", "{}{}", "NOT_JSON"],
  ["a trailing comma", '{"a":1,}', "NOT_JSON"],
  ["a comment", '{"a":1/**/}', "NOT_JSON"],
  ["single quotes", "{'a':1}", "NOT_JSON"],
  ["a byte-order mark", "\u{feff}{}", "NOT_JSON"],
  ["an open text", '{"a":"b', "NOT_JSON"],
  ["a line break inside a text", '{"a":"b\nc"}', "NOT_JSON"],
  ["a number with a leading zero", '{"a":01}', "NOT_JSON"],
  ["NaN", '{"a":NaN}', "NOT_JSON"],
  ["17 levels", `${'{"a":'.repeat(17)}1${"}".repeat(17)}`, "TOO_DEEP"],
])("refuses %s", (_what, text, expected) => {
  expect(refusal(text)).toBe(expected);
});

test("takes 16 levels", () => {
  expect(refusal(`${'{"a":'.repeat(16)}1${"}".repeat(16)}`)).toBe("OK");
});

test("refuses bytes that are no UTF-8", () => {
  expect(readJson(Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]))).toMatchObject({
    ok: false,
    refusal: "NOT_UTF8",
  });
});

test("keeps a number as it was written, also above 2^53", () => {
  const result = read('{"amount":9007199254740993}');
  expect(result.ok && result.value.get("amount")).toEqual(new JsonNumber("9007199254740993"));
});
