import fc from "fast-check";
import { expect, test } from "vitest";
import { remaining } from "./turnover-left.ts";

/** A deposit or some play, in the order of time. */
const history = fc.array(
  fc.record({
    kind: fc.constantFrom("deposit", "play"),
    units: fc.bigInt({ min: 1n, max: 1_000n }),
  }),
  { maxLength: 40 },
);

/** The rule as documented: play feeds the oldest open requirement first, and is used once. */
function told(events: readonly { readonly kind: string; readonly units: bigint }[]): bigint {
  const open: bigint[] = [];
  for (const { kind, units } of events) {
    if (kind === "deposit") open.push(units);
    else {
      let left = units;
      for (let at = 0; at < open.length; at += 1) {
        const fed = (open[at] ?? 0n) < left ? (open[at] ?? 0n) : left;
        open[at] = (open[at] ?? 0n) - fed;
        left -= fed;
      }
    }
  }
  return open.reduce((sum, units) => sum + units, 0n);
}

test("what is left to play is what is left after feeding the oldest deposit first, whatever the order of deposits and play", () => {
  fc.assert(
    fc.property(history, (events) => {
      const deposits = events.flatMap((event, at) =>
        event.kind === "deposit" ? [{ required: event.units, at }] : [],
      );
      const played = deposits.map(({ at }) =>
        events
          .slice(at)
          .reduce((sum, event) => (event.kind === "play" ? sum + event.units : sum), 0n),
      );
      expect(remaining(deposits, played)).toBe(told(events));
    }),
    { numRuns: 500 },
  );
});

test("play before a deposit does not count for it", () => {
  expect(
    told([
      { kind: "play", units: 900n },
      { kind: "deposit", units: 500n },
    ]),
  ).toBe(500n);
  expect(remaining([{ required: 500n }], [0n])).toBe(500n);
});
