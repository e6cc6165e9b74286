import { expect, test } from "vitest";
import { CHEER_MS, CHEER_PIECES, cheerPiece } from "./cheer-piece.ts";

test("everything a win sets flying has landed within two seconds", () => {
  expect(CHEER_MS).toBeLessThanOrEqual(2_000);
  for (let at = 0; at < CHEER_PIECES; at++) {
    const { delayMs, ms } = cheerPiece(at);
    expect(delayMs + ms).toBeLessThanOrEqual(CHEER_MS);
    expect(ms).toBeGreaterThanOrEqual(900);
  }
});

test("no two of them fly the same way", () => {
  const ways = Array.from({ length: CHEER_PIECES }, (_, at) => cheerPiece(at).x.toFixed(2));
  expect(new Set(ways).size).toBe(CHEER_PIECES);
});
