import { expect, test } from "vitest";
import { faultsAfter } from "./faults-after.ts";

const SHORT = "Too short";
const TAKEN = "Taken";

test("a fault is told when the field is left, not while it is typed", () => {
  expect(faultsAfter("typing", "username", {}, { username: SHORT })).toEqual({});
  expect(faultsAfter("leaving", "username", {}, { username: SHORT })).toEqual({ username: SHORT });
});

test("leaving a field says nothing of the others", () => {
  expect(faultsAfter("leaving", "username", {}, { username: SHORT, password: SHORT })).toEqual({
    username: SHORT,
  });
});

test("a fault goes as soon as it is corrected, and stays while it is not", () => {
  const before = { username: SHORT, password: SHORT };
  expect(faultsAfter("typing", "username", before, { username: SHORT, password: SHORT })).toEqual(
    before,
  );
  expect(faultsAfter("typing", "username", before, { password: SHORT })).toEqual({
    password: SHORT,
  });
});

test("what the server found stays when the field is left as it is, and goes with the first change", () => {
  expect(faultsAfter("leaving", "username", { username: TAKEN }, {})).toEqual({ username: TAKEN });
  expect(faultsAfter("leaving", "username", { username: TAKEN }, { username: SHORT })).toEqual({
    username: TAKEN,
  });
  expect(faultsAfter("typing", "username", { username: TAKEN }, {})).toEqual({});
});

test("a repeated password is right as soon as the first one is corrected to it", () => {
  const before = { confirmPassword: "Not the same" };
  expect(faultsAfter("typing", "password", before, before)).toEqual(before);
  expect(faultsAfter("typing", "password", before, {})).toEqual({});
});
