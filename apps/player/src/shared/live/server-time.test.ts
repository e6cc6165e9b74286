import { expect, test } from "vitest";
import { hearServerTime, serverNow } from "./server-time.ts";

test("a clock that is an hour late is corrected by the server, half of the way there and back taken off", () => {
  const asked = Date.now() - 200;
  hearServerTime(new Date(asked + 100 + 3_600_000).toISOString(), asked);
  expect(Math.abs(serverNow() - Date.now() - 3_600_000)).toBeLessThan(50);
});

test("the time is whole milliseconds, also when the way took an odd number of them", () => {
  for (const way of [1, 2, 3]) {
    hearServerTime(new Date().toISOString(), Date.now() - way);
    expect(Number.isInteger(serverNow())).toBe(true);
  }
});

test("what is no time changes nothing", () => {
  const before = serverNow() - Date.now();
  hearServerTime("soon", Date.now());
  expect(Math.abs(serverNow() - Date.now() - before)).toBeLessThan(50);
});
