import { expect, test } from "vitest";
import { LANGUAGES, spelledDates } from "./index.ts";

const SPELLED = ["my", "km", "lo", "ne", "kk", "uz", "ur-Latn"];
const noon = (month: number, day: number) => new Date(Date.UTC(2026, month, day, 12, 5));

test("CA-21 the seven languages browsers lack months of are spelled, and no other", () => {
  expect(
    LANGUAGES.filter(({ tag }) => spelledDates(tag, {}))
      .map(({ tag }) => tag)
      .toSorted(),
  ).toEqual(SPELLED.toSorted());
});

test.each(SPELLED.filter((tag) => tag !== "ur-Latn"))(
  "CA-21 months and weekdays of %s are those of the data Node has",
  (tag) => {
    const known = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(`${tag}-u-ca-gregory-nu-latn`, { ...options, timeZone: "UTC" });
    const spelled = spelledDates(tag, { dateStyle: "full", timeZone: "UTC" });
    for (let month = 0; month < 12; month++) {
      const name = known({ day: "numeric", month: "long" })
        .formatToParts(noon(month, 9))
        .find(({ type }) => type === "month")?.value;
      expect(spelled?.format(noon(month, 9))).toContain(name);
    }
    for (let day = 1; day <= 7; day++)
      expect(spelled?.format(noon(2, day))).toContain(
        known({ weekday: "long" }).format(noon(2, day)),
      );
    expect(spelledDates(tag, { dateStyle: "long", timeZone: "UTC" })?.format(noon(2, 9))).toBe(
      known({ dateStyle: "long" }).format(noon(2, 9)),
    );
  },
);

test("CA-21 a date is written in its zone, with the time where it is asked for", () => {
  const late = new Date("2026-12-31T23:30:00Z");
  const timeZone = "Asia/Karachi";
  const written = (look: Parameters<typeof spelledDates>[1]) =>
    spelledDates("ur-Latn", { timeZone, ...look })?.format(late);
  expect([
    written({ dateStyle: "full" }),
    written({ dateStyle: "medium", timeStyle: "short" }),
    written({ timeStyle: "short" }),
    written({ weekday: "short", hour: "numeric", minute: "2-digit" }),
  ]).toEqual(["Juma 1 January 2027", "1 January 2027, 04:30", "04:30", "Juma, 04:30"]);
});
