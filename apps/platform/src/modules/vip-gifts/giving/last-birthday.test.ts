import { expect, test } from "vitest";
import { lastBirthday } from "./last-birthday.ts";

const day = (text: string) => Temporal.PlainDate.from(text);
const last = (born: string, today: string) => lastBirthday(day(born), day(today)).toString();

test("a birthday is that of this year from its own day on, and last year's before", () => {
  expect(last("1990-11-28", "2026-11-27")).toBe("2025-11-28");
  expect(last("1990-11-28", "2026-11-28")).toBe("2026-11-28");
  expect(last("1990-12-31", "2027-01-01")).toBe("2026-12-31");
});

test("who was born on 29 February has it then in a leap year, and on 1 March in any other", () => {
  expect(last("2000-02-29", "2028-02-29")).toBe("2028-02-29");
  expect(last("2000-02-29", "2027-02-28")).toBe("2026-03-01");
  expect(last("2000-02-29", "2027-03-01")).toBe("2027-03-01");
  expect(last("2000-02-29", "2100-03-01")).toBe("2100-03-01");
});
