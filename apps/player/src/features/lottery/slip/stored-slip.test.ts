import { beforeEach, expect, test, vi } from "vitest";
import { storeSlip, readSlip } from "./stored-slip.ts";
import { newSlip, stepSlip } from "./slip.ts";

const kept = new Map<string, string>();
const key = () => "another";
const filled = stepSlip(
  newSlip("k"),
  {
    type: "add",
    market: "DB2",
    picks: ["07"],
    unitMinor: "100",
    issueNo: "7",
    odds: { DB2: 950_000 },
  },
  () => "e",
);

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
    removeItem: (name: string) => kept.delete(name),
  });
});

test("LB-12 a slip survives a reload, each game's its own; one that was being sent comes back as unknown under the same key", () => {
  storeSlip("VN27-1M", filled);
  expect(readSlip("VN27-1M", key)).toEqual(filled);
  expect(readSlip("K3-1M", key)).toEqual(newSlip("another"));
  storeSlip("VN27-1M", stepSlip(filled, { type: "send" }, key));
  expect(readSlip("VN27-1M", key)).toEqual({ ...filled, state: { kind: "unknown" } });
});

test("LB-12 an order that was taken is not offered again, and what is no slip is none", () => {
  storeSlip("VN27-1M", { ...filled, state: { kind: "accepted", orderId: "lo_1" } });
  expect(readSlip("VN27-1M", key)).toEqual(newSlip("another"));
  for (const text of [
    "{",
    "7",
    '{"key":"k"}',
    JSON.stringify({ ...filled, bets: [{ ...filled.bets[0], unitMinor: "1e9" }] }),
  ]) {
    kept.set("LOTTSLIP:VN27-1M", text);
    expect(readSlip("VN27-1M", key).key).toBe("another");
  }
});
