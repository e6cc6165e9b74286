import { describe, expect, test } from "vitest";
import { isOn, timeLeft } from "./time-left.ts";

const NOW = 1_795_000_000_000;
const DAY = 86_400_000;
const left = (ms: number, isSale = true) => timeLeft({ isSale, drawAt: NOW + ms }, NOW);
const on = (ms: number, isSale = true) => isOn({ isSale, closeAt: NOW + ms }, NOW);

describe("LB-07 a countdown", () => {
  test("shows hours, minutes and seconds below a day", () => {
    expect(left(DAY - 1)).toEqual({ kind: "clock", text: "23:59:59" });
    expect(left(3_661_000)).toEqual({ kind: "clock", text: "01:01:01" });
    expect(left(1_001)).toEqual({ kind: "clock", text: "00:00:01" });
  });

  test("shows days and hours from 24 hours on", () => {
    expect(left(DAY)).toEqual({ kind: "days", days: 1, hours: 0 });
    expect(left(3 * DAY + 5 * 3_600_000 + 59_000)).toEqual({ kind: "days", days: 3, hours: 5 });
  });

  test("shows dashes at one second or less, afterwards, and when nothing is sold", () => {
    expect(
      [left(1_000), left(0), left(-5_000), left(60_000, false)].map(({ kind }) => kind),
    ).toEqual(["none", "none", "none", "none"]);
  });

  test("a card is on while it is sold and its sale ends in less than 86,400,000 ms", () => {
    expect([on(DAY - 1), on(1), on(DAY), on(0), on(-1), on(60_000, false)]).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});
