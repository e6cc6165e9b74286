import { commitmentOf, openDraw, splitPacket } from "@perya/fair";
import { expect, test } from "vitest";
import { checkPacket } from "./check-packet.ts";

const seed = "9b818e58623bd1baa3a5f76c0d8e083fafcf1d01207c84a879da28f56a504dab";
const php = (minor: number) => ({ amount: String(minor * 1_000), currency: "PHP" });
const split = splitPacket(openDraw(seed, "redpacket:rp_1"), { total: 10_000, count: 4, min: 100 });
const published = {
  id: "rp_1",
  commitment: commitmentOf(seed),
  label: "redpacket:rp_1",
  total: php(10_000),
  min: php(100),
  shares: 4,
  split: split.map((minor) => ({ amount: php(minor), isTaken: false, isMine: false })),
};
const good = (changed: Partial<typeof published>, by = seed) =>
  checkPacket({ ...published, ...changed }, by, ({ amount }) => amount).map((step) => step.good);

test("PR-12 anyone can split a red packet again: seed, label and every share are as published", () => {
  expect(good({})).toEqual([true, true, true]);
});

test("PR-12 another seed, another label, or two shares that changed places are found", () => {
  expect(good({}, seed.replace("9", "8"))).toEqual([false, true, false]);
  expect(good({ label: "redpacket:rp_2" })).toEqual([true, false, true]);
  const [first, second, ...rest] = published.split;
  expect(good({ split: [second, first, ...rest].flatMap((one) => one ?? []) })).toEqual([
    true,
    true,
    false,
  ]);
});
