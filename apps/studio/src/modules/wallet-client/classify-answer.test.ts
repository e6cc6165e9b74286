import { backOffMs } from "@perya/process";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { classifyAnswer } from "./classify-answer.ts";
import { transactionId } from "./transaction-id.ts";

const said = (status: string) => ({ status, balance: null });

describe("the vendor's duties", () => {
  test("a bet without an answer is tried three times and then taken back", () => {
    expect([1, 2, 3].map((attempt) => classifyAnswer("bet", attempt, undefined))).toEqual([
      "again",
      "again",
      "refused, take back",
    ]);
  });

  test("after any no to a bet but those of money and limits a rollback is owed", () => {
    for (const status of ["RS_ERROR_NOT_ENOUGH_MONEY", "RS_ERROR_LIMIT_REACHED"])
      expect(classifyAnswer("bet", 1, said(status))).toBe("refused");
    for (const status of [
      "RS_ERROR_UNKNOWN",
      "RS_ERROR_USER_DISABLED",
      "RS_ERROR_TOKEN_EXPIRED",
      "RS_ERROR_DUPLICATE_TRANSACTION",
      "RS_NEVER_HEARD_OF",
    ])
      expect(classifyAnswer("bet", 1, said(status))).toBe("refused, take back");
  });

  test("a win and a rollback are sent until they are answered, whatever was said for now", () => {
    for (const kind of ["win", "rollback"] as const)
      for (const status of [
        "RS_ERROR_UNKNOWN",
        "RS_ERROR_INVALID_SIGNATURE",
        "RS_ERROR_INVALID_PARTNER",
      ])
        expect([
          classifyAnswer(kind, 499, said(status)),
          classifyAnswer(kind, 499, undefined),
          classifyAnswer(kind, 500, undefined),
        ]).toEqual(["again", "again", "give up"]);
  });

  test("five hundred tries of a win take more than a day", () => {
    const waits = Array.from({ length: 499 }, (_, index) =>
      backOffMs(index + 1, { firstMs: 1_000, longestMs: 300_000 }),
    );
    expect(waits.reduce((sum, wait) => sum + wait, 0)).toBeGreaterThan(24 * 3_600_000);
    expect(Math.max(...waits)).toBeLessThanOrEqual(360_000);
  });
});

test("a round's transactions have ids of their own, the same whenever asked, in the shape of a UUID", () => {
  fc.assert(
    fc.property(fc.uuid(), fc.uuid(), (a, b) => {
      const ids = [a, b].flatMap((round) =>
        (["bet", "win", "rollback"] as const).map((kind) => transactionId(round, kind)),
      );
      expect(transactionId(a, "bet")).toBe(ids[0]);
      expect(new Set(ids).size).toBe(a === b ? 3 : 6);
      for (const id of ids)
        expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    }),
  );
});
