import { describe, expect, test } from "vitest";
import { isOpen, newSlip, stepSlip, type Slip, type SlipEvent } from "./slip.ts";

let made = 0;
const key = () => `key-${++made}`;
const after = (slip: Slip, ...events: SlipEvent[]) =>
  events.reduce((now, event) => stepSlip(now, event, key), slip);
const add = (picks: string[], unitMinor = "100", issueNo = "7"): SlipEvent => ({
  type: "add",
  market: "BAO2",
  picks,
  unitMinor,
  issueNo,
  odds: { BAO2: 950_000 },
});
const refused: SlipEvent = { type: "refused", code: "ISSUE_CLOSED", words: "Closed." };

describe("LB-12 a slip", () => {
  test("is for the draw that was open when its first bet came, until it is moved to another", () => {
    const slip = after(newSlip("k"), add(["07"], "100", "7"), add(["08"], "100", "8"));
    expect(slip.issueNo).toBe("7");
    expect(after(slip, { type: "move", issueNo: "8" }).issueNo).toBe("8");
  });

  test("takes the same numbers twice as one bet with both units", () => {
    const slip = after(newSlip("k"), add(["07"]), add(["07"], "250"));
    expect(slip.bets.map(({ picks, unitMinor }) => [picks, unitMinor])).toEqual([[["07"], "350"]]);
  });

  test("keeps its key while nobody knows what became of the order, and can't be changed meanwhile", () => {
    const sent = after(newSlip("k"), add(["07"]), { type: "send" });
    const unknown = after(
      sent,
      { type: "unanswered" },
      add(["08"]),
      { type: "clear" },
      { type: "multiple", multiple: 5 },
    );
    expect(unknown).toEqual({ ...sent, state: { kind: "unknown" } });
    const again = after(unknown, { type: "not-found" }, { type: "send" });
    expect([again.key, again.state.kind]).toEqual(["k", "sending"]);
  });

  test("has another key after a clear no, so that what is sent next is another order", () => {
    const slip = after(newSlip("k"), add(["07"]), { type: "send" }, refused);
    expect([slip.key === "k", slip.bets.length, isOpen(slip)]).toEqual([false, 1, true]);
    expect(after(slip, { type: "multiple", multiple: 2 }).state.kind).toBe("draft");
  });

  test("starts over with the first bet after it was accepted", () => {
    const done = after(
      newSlip("k"),
      add(["07"]),
      { type: "send" },
      { type: "accepted", orderId: "lo_1" },
    );
    expect(done.bets).toHaveLength(1);
    const next = after(done, add(["99"], "100", "9"));
    expect([next.key === "k", next.issueNo, next.bets.map(({ picks }) => picks[0])]).toEqual([
      false,
      "9",
      ["99"],
    ]);
  });

  test("is not sent when it is empty or on its way, and its multiple stays a whole number from 1 to 1000", () => {
    expect(after(newSlip("k"), { type: "send" }).state.kind).toBe("draft");
    const sent = after(newSlip("k"), add(["07"]), { type: "send" });
    expect(after(sent, { type: "send" })).toBe(sent);
    const times = (multiple: number) =>
      after(newSlip("k"), { type: "multiple", multiple }).multiple;
    expect([times(0), times(Number.NaN), times(2.9), times(5_000)]).toEqual([1, 1, 2, 1_000]);
  });
});
