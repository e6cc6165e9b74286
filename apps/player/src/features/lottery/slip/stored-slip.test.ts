import { beforeEach, expect, test, vi } from "vitest";
import { clearGuests, GUEST, openSlip, readSlip, storeSlip } from "./stored-slip.ts";
import { newSlip, stepSlip, type Slip } from "./slip.ts";

const ANA = { owner: "pl_ana", gameCode: "VN27-1M" };
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
  storeSlip(ANA, filled);
  expect(readSlip(ANA, key)).toEqual(filled);
  expect(readSlip({ ...ANA, gameCode: "K3-1M" }, key)).toEqual(newSlip("another"));
  storeSlip(ANA, stepSlip(filled, { type: "send" }, key));
  expect(readSlip(ANA, key)).toEqual({ ...filled, state: { kind: "unknown" } });
});

test("LB-12 an order that was taken is not offered again, and what is no slip is none", () => {
  storeSlip(ANA, { ...filled, state: { kind: "accepted", orderId: "lo_1" } });
  expect(readSlip(ANA, key)).toEqual(newSlip("another"));
  for (const text of [
    "{",
    "7",
    '{"key":"k"}',
    JSON.stringify({ ...filled, bets: [{ ...filled.bets[0], unitMinor: "1e9" }] }),
  ]) {
    kept.set("LOTTSLIP:pl_ana:VN27-1M", text);
    expect(readSlip(ANA, key).key).toBe("another");
  }
});

test("LB-12 a slip is its owner's: another player of the same browser does not see it, and nothing of it is left once its order is taken", () => {
  storeSlip(ANA, filled);
  expect(readSlip({ ...ANA, owner: "pl_ben" }, key)).toEqual(newSlip("another"));
  expect(readSlip({ ...ANA, owner: GUEST }, key)).toEqual(newSlip("another"));
  storeSlip(ANA, { ...filled, state: { kind: "accepted", orderId: "lo_1" } });
  expect([...kept]).toEqual([]);
});

test("LB-12 what a guest marked goes with the player who signs in, added to what that player had marked before", () => {
  const guest = { ...ANA, owner: GUEST };
  storeSlip(guest, filled);
  expect(openSlip(guest, key)).toEqual(filled);
  const other = stepSlip(
    newSlip("o"),
    { type: "add", market: "DB2", picks: ["42"], unitMinor: "5", issueNo: "6", odds: {} },
    () => "f",
  );
  const numbers = (slip: Slip) => slip.bets.map(({ picks }) => picks.join());
  expect(numbers(openSlip(ANA, key))).toEqual(["07"]);
  expect(numbers(openSlip(ANA, key, other))).toEqual(["07", "42"]);
  storeSlip(ANA, other);
  expect(numbers(openSlip(ANA, key))).toEqual(["42", "07"]);
  expect(openSlip(ANA, key)).toMatchObject({ key: "o", issueNo: "6" });
  // An order that waits for its answer is not changed; the guest's bets wait with it.
  storeSlip(ANA, { ...other, state: { kind: "unknown" } });
  expect(numbers(openSlip(ANA, key))).toEqual(["42"]);
  clearGuests(guest);
  expect(numbers(openSlip(guest, key))).toEqual(["07"]);
  clearGuests(ANA);
  expect(numbers(openSlip(guest, key))).toEqual([]);
});
