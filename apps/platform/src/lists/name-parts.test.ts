import fc from "fast-check";
import { expect, test } from "vitest";
import { headOf, headsWithin, nameParts } from "./name-parts.ts";

const part = fc.constantFrom("José", "maría", "O'Neil", "Łukasz", "Đặng", "Cruz", "ØYSTEIN", "李");
const name = fc.array(part, { minLength: 2, maxLength: 5 });

test("a name has the same parts in any order, in any case, with and without accents", () => {
  fc.assert(
    fc.property(name, fc.infiniteStream(fc.nat()), (parts, order) => {
      const keys = new Map(parts.map((_, at) => [at, order.next().value ?? 0]));
      const shuffled = parts
        .map((one, at) => ({ one, key: keys.get(at) ?? 0 }))
        .toSorted((a, b) => a.key - b.key)
        .map(({ one }) => one);
      const plain = shuffled.join("  ").normalize("NFD").replaceAll(/\p{M}/gu, "");
      expect(nameParts(parts.join(" "))).toEqual(nameParts(plain.toUpperCase()));
      expect(nameParts(parts.join(", "))).toEqual(nameParts(shuffled.join("-").toLowerCase()));
    }),
  );
});

test("a part that comes again is another part, so that no name is within one that has it once", () => {
  expect(nameParts("Cruz Ana CRUZ")).toEqual(["ana", "cruz", "cruz~2"]);
  expect(nameParts("~ ' -")).toEqual([]);
});

test("the head of every name within another is among those it is sought by", () => {
  fc.assert(
    fc.property(name, name, (more, parts) => {
      const whole = nameParts([...more, ...parts].join(" "));
      expect(headsWithin(whole)).toContain(headOf(nameParts(parts.join(" "))));
    }),
  );
  expect(headsWithin(nameParts("Suharto"))).toEqual(["suharto"]);
});
