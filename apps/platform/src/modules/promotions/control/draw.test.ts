import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { commitmentOf, isHeldOut, newDrawSeed } from "./draw.ts";

const SEED = "5f".repeat(32);

test("a tenth of the players is held out, the same ones whenever they are asked for", () => {
  const players = Array.from({ length: 10_000 }, (_, n) => `pl_${n}`);
  const out = players.filter((one) => isHeldOut(SEED, one, 100_000));
  expect(Math.abs(out.length - 1_000)).toBeLessThan(120);
  expect(players.filter((one) => isHeldOut(SEED, one, 100_000))).toEqual(out);
  expect(out.every((one) => isHeldOut(SEED, one, 200_000))).toBe(true);
  expect(players.some((one) => isHeldOut(SEED, one, 0))).toBe(false);
});

test("anyone can check a group by the published seed, which its commitment was made of", () => {
  const hash = createHash("sha256").update(`${SEED}:pl_7`).digest("hex");
  const rest = Number.parseInt(hash.slice(0, 13), 16) % 1_000_000;
  expect(isHeldOut(SEED, "pl_7", rest)).toBe(false);
  expect(isHeldOut(SEED, "pl_7", rest + 1)).toBe(true);
  expect(commitmentOf(SEED)).toBe(createHash("sha256").update(SEED).digest("hex"));
  expect(newDrawSeed()).not.toBe(newDrawSeed());
});
