import { describe, expect, test } from "vitest";
import { checkAuto, type AutoRun } from "./auto.ts";

const run = (more: Partial<AutoRun> = {}): AutoRun => ({
  rounds: 10,
  left: 9,
  lossLimit: 1_000n,
  winLimit: null,
  stopAtFeature: false,
  balanceAtStart: 5_000n,
  ...more,
});
const table = { phase: "idle", balance: 4_900n, won: 0n, problem: undefined } as const;

describe("automatic play", () => {
  test("goes on while nothing speaks against it, and waits for a round to be over", () => {
    expect(checkAuto(run(), table, 100n, false)).toBe("next");
    expect(checkAuto(run(), { ...table, phase: "showing" }, 100n, false)).toBe("wait");
  });

  test("ends with its last round", () => {
    expect(checkAuto(run({ left: 0 }), table, 100n, false)).toBe("done");
  });

  test("ends before the stake that could pass the loss limit, not after it", () => {
    expect(checkAuto(run(), { ...table, balance: 4_100n }, 100n, false)).toBe("next");
    expect(checkAuto(run(), { ...table, balance: 4_099n }, 100n, false)).toBe("loss limit");
  });

  test("ends after a round that paid the win limit, but not for a win from before it began", () => {
    const limited = run({ winLimit: 500n });
    expect(checkAuto(limited, { ...table, won: 499n }, 100n, false)).toBe("next");
    expect(checkAuto(limited, { ...table, won: 500n }, 100n, false)).toBe("win limit");
    expect(checkAuto({ ...limited, left: 10 }, { ...table, won: 500n }, 100n, false)).toBe("next");
  });

  test("ends at a feature when the player wants to be there", () => {
    expect(checkAuto(run({ stopAtFeature: true }), table, 100n, true)).toBe("feature");
    expect(checkAuto(run(), table, 100n, true)).toBe("next");
  });

  test("ends at anything out of the ordinary", () => {
    expect(checkAuto(run(), { ...table, problem: { code: "X", text: "" } }, 100n, false)).toBe(
      "problem",
    );
    expect(checkAuto(run(), { ...table, phase: "lost" }, 100n, false)).toBe("problem");
    expect(checkAuto(run(), { ...table, phase: "owed" }, 100n, false)).toBe("problem");
  });
});
