import { openDraw } from "@perya/fair";
import { expect, test } from "vitest";
import { rulesOf } from "../games/rules-of.ts";
import { partsOfOutcome } from "./parts-of-outcome.ts";

const DAY = Temporal.PlainDate.from("2026-03-01");

test.each([
  "vn-north",
  "vn-south",
  "thai",
  "keno",
  "k3",
  "k3-triples-lose",
  "pk10",
  "ssc",
  "11x5",
  "mark-six",
])(
  "a result of %s is made of parts that its rules read, and what its day decides is none of them",
  (code) => {
    const rules = rulesOf(code);
    const terms = rules.termsOn(DAY);
    const outcome = rules.draw(openDraw("1".repeat(64), "typed in"), terms);
    const parts = partsOfOutcome(rules, terms);
    const typed = Object.fromEntries(
      parts.map(({ name }) => [name, (outcome as Record<string, unknown>)[name]]),
    );
    expect(rules.readOutcome(typed, terms)).toEqual({ ok: true, value: outcome });
    for (const { name, numbers, list } of parts)
      expect([typed[name]].flat()).toHaveLength(list ? numbers : 1);
    expect(parts.some(({ name }) => Object.hasOwn(terms, name))).toBe(false);
  },
);
