import { expect, test } from "vitest";
import vectors from "../fixtures/vectors.json" with { type: "json" };
import { SHIPPED_PROFILES } from "../shipped/shipped-profiles.ts";
import { advertisingLawIn, isQuiet, sendableFrom, type QuietHours } from "./advertising-law.ts";
import { fold } from "./fold.ts";

const lawOf = (...codes: string[]) => {
  const profiles = SHIPPED_PROFILES.filter(({ code }) => codes.includes(code));
  return advertisingLawIn({ profiles, folded: fold(profiles) }, "Asia/Manila");
};
const hours = (from: string, to: string, zone = "Europe/Berlin"): QuietHours => ({
  rule: "XX.ads.quiet",
  version: 1,
  zone,
  from,
  to,
});
const from = (quiet: readonly QuietHours[], now: string) =>
  sendableFrom(quiet, Temporal.Instant.from(now))?.toString();

test.each(vectors.quiet)(
  "$profile, quiet from $from to $to, at $localTime: send is $send",
  ({ profile, localTime, from: begins, to, send }) => {
    const cell = SHIPPED_PROFILES.find(({ code }) => code === profile)?.cells["ads.quiet"];
    expect(cell?.value).toContainEqual(expect.objectContaining({ from: begins, to }));
    expect(isQuiet(Temporal.PlainTime.from(localTime), { from: begins, to })).toBe(!send);
  },
);

test("hours for television and posters do not bind messages and mail, those of the internet do", () => {
  expect(lawOf("NL", "ES", "KE", "PH").quiet).toEqual([]);
  expect(lawOf("DE").quiet).toEqual([
    { rule: "DE.ads.quiet", version: 1, zone: "Europe/Berlin", from: "06:00", to: "21:00" },
  ]);
});

test("what waits goes out at the end of the hours by the law's own clock, also over midnight", () => {
  const berlin = lawOf("DE").quiet;
  expect(from(berlin, "2026-12-01T19:59:59Z")).toBe("2026-12-01T20:00:00Z");
  expect(from(berlin, "2026-12-01T20:00:00Z")).toBe("2026-12-01T20:00:00Z");
  expect(from(berlin, "2026-07-01T10:00:00Z")).toBe("2026-07-01T19:00:00Z");
  const night = [hours("22:00", "07:00")];
  expect(from(night, "2026-12-01T22:30:00Z")).toBe("2026-12-02T06:00:00Z");
  expect(from(night, "2026-12-02T05:59:59Z")).toBe("2026-12-02T06:00:00Z");
});

test("hours of two laws follow on each other, and what is never over lets nothing out", () => {
  const both = [hours("06:00", "21:00"), hours("20:00", "23:00", "Europe/London")];
  expect(from(both, "2026-12-01T12:00:00Z")).toBe("2026-12-01T23:00:00Z");
  expect(from([hours("00:00", "24:00")], "2026-12-01T12:00:00Z")).toBeUndefined();
  expect(from([hours("09:00", "09:00")], "2026-12-01T12:00:00Z")).toBeUndefined();
  expect(
    from([hours("06:00", "21:00"), hours("21:00", "06:00")], "2026-12-01T12:00:00Z"),
  ).toBeUndefined();
});

test("a law's sentence is shown word for word, and one that only says what to say becomes the house's warning", () => {
  expect(lawOf("PH")).toMatchObject({
    texts: ["Gambling is addictive. Know when to stop."],
    warns: false,
  });
  expect(lawOf("KE")).toMatchObject({ texts: [], warns: true });
  expect(lawOf("GB")).toMatchObject({ texts: [], warns: false });
});
