import { describe, expect, test } from "vitest";
import { calendarSchema } from "./calendar.ts";
import { planIssues } from "./plan-issues.ts";

const HANOI = "Asia/Ho_Chi_Minh";
const at = (text: string) => Temporal.Instant.from(text);
const every = (seconds: number, lockSeconds = 5) => ({
  calendar: { kind: "every", seconds } as const,
  timezone: HANOI,
  lockSeconds,
});
const daily = (days: number[], time: string, more = {}) => ({
  calendar: calendarSchema.parse({ kind: "weekly", days, at: time, ...more }),
  timezone: HANOI,
  lockSeconds: 300,
});
const shown = ({
  issueNo,
  openAt,
  closeAt,
  drawAt,
}: {
  issueNo: string;
  openAt: Temporal.Instant;
  closeAt: Temporal.Instant;
  drawAt: Temporal.Instant;
}) => [issueNo, openAt, closeAt, drawAt].map(String);

describe("fast games", () => {
  test("are numbered from 0001 within their local day, and the last draw of a day is at the midnight that ends it", () => {
    const plan = planIssues(every(60), [], {
      after: at("2025-01-01T16:58:30Z"),
      until: at("2025-01-01T17:01:00Z"),
    });
    expect(plan.map(({ issueNo, drawAt }) => [issueNo, String(drawAt)])).toEqual([
      ["20250101-1439", "2025-01-01T16:59:00Z"],
      ["20250101-1440", "2025-01-01T17:00:00Z"],
      ["20250102-0001", "2025-01-01T17:01:00Z"],
    ]);
  });

  test("have 1440, 288 and 48 draws a day at one, five and thirty minutes", () => {
    const day = { after: at("2024-12-31T17:00:00Z"), until: at("2025-01-01T17:00:00Z") };
    expect([60, 300, 1_800].map((seconds) => planIssues(every(seconds), [], day).length)).toEqual([
      1_440, 288, 48,
    ]);
  });

  test("open when sales of the draw before close, so that there is always one to bet on", () => {
    const plan = planIssues(every(300, 15), [], {
      after: at("2025-01-01T00:02:00Z"),
      until: at("2025-01-01T00:10:00Z"),
    });
    expect(plan.map(shown)).toEqual([
      ["20250101-0085", "2024-12-31T23:59:45Z", "2025-01-01T00:04:45Z", "2025-01-01T00:05:00Z"],
      ["20250101-0086", "2025-01-01T00:04:45Z", "2025-01-01T00:09:45Z", "2025-01-01T00:10:00Z"],
    ]);
  });
});

describe("games of some days of the week", () => {
  test("Da Nang, drawn on Wednesdays and Saturdays, opens at midnight of the day and closes five minutes before the draw", () => {
    const plan = planIssues(daily([4, 7], "17:15"), [], {
      after: at("2025-01-06T00:00:00Z"),
      until: at("2025-01-13T00:00:00Z"),
    });
    expect(plan.map(shown)).toEqual([
      ["20250108", "2025-01-07T17:00:00Z", "2025-01-08T10:10:00Z", "2025-01-08T10:15:00Z"],
      ["20250111", "2025-01-10T17:00:00Z", "2025-01-11T10:10:00Z", "2025-01-11T10:15:00Z"],
    ]);
  });

  test("have a next draw even where the span holds none", () => {
    const plan = planIssues(daily([1], "16:15"), [], {
      after: at("2025-01-06T00:00:00Z"),
      until: at("2025-01-07T00:00:00Z"),
    });
    expect(plan.map(({ issueNo }) => issueNo)).toEqual(["20250112"]);
  });

  test("are not drawn at Tet, and the next draw after it is found", () => {
    const tet = Array.from({ length: 7 }, (_, n) => ({
      day: Temporal.PlainDate.from("2025-01-27").add({ days: n }),
      drawsAt: null,
    }));
    const plan = planIssues(daily([1, 2, 3, 4, 5, 6, 7], "18:15"), tet, {
      after: at("2025-01-26T00:00:00Z"),
      until: at("2025-02-04T00:00:00Z"),
    });
    expect(plan.map(({ issueNo }) => issueNo)).toEqual(["20250126", "20250203"]);
  });

  test("may be drawn on another day and at another time by exception", () => {
    const moved = [
      { day: Temporal.PlainDate.from("2025-01-08"), drawsAt: null },
      { day: Temporal.PlainDate.from("2025-01-09"), drawsAt: Temporal.PlainTime.from("14:00") },
    ];
    const plan = planIssues(daily([4], "17:15"), moved, {
      after: at("2025-01-06T00:00:00Z"),
      until: at("2025-01-10T00:00:00Z"),
    });
    expect(plan.map(({ drawAt }) => String(drawAt))).toEqual(["2025-01-09T07:00:00Z"]);
  });

  test("on sale from one draw to the next have no gap between", () => {
    const plan = planIssues(daily([3, 5, 7], "21:30", { opens: "previous" }), [], {
      after: at("2025-01-06T00:00:00Z"),
      until: at("2025-01-10T00:00:00Z"),
    });
    expect(plan.map(({ openAt, closeAt }) => [String(openAt), String(closeAt)])).toEqual([
      ["2025-01-04T14:25:00Z", "2025-01-07T14:25:00Z"],
      ["2025-01-07T14:25:00Z", "2025-01-09T14:25:00Z"],
    ]);
  });
});

test("the Thai game is drawn on the 1st and the 16th, and on 30 December instead of 1 January by exception", () => {
  const thai = {
    calendar: calendarSchema.parse({ kind: "monthly", days: [1, 16], at: "16:00" }),
    timezone: "Asia/Bangkok",
    lockSeconds: 1_800,
  };
  const newYear = [
    { day: Temporal.PlainDate.from("2025-01-01"), drawsAt: null },
    { day: Temporal.PlainDate.from("2024-12-30"), drawsAt: Temporal.PlainTime.from("16:00") },
  ];
  const plan = planIssues(thai, newYear, {
    after: at("2024-12-20T00:00:00Z"),
    until: at("2025-02-02T00:00:00Z"),
  });
  expect(plan.map(({ issueNo }) => issueNo)).toEqual(["20241230", "20250116", "20250201"]);
  expect(plan.map(({ openAt }) => String(openAt))).toEqual([
    "2024-12-16T08:30:00Z",
    "2024-12-30T08:30:00Z",
    "2025-01-16T08:30:00Z",
  ]);
  expect(String(plan[0]?.closeAt)).toBe("2024-12-30T08:30:00Z");
});

test("a zone where the clocks change has its day's draws from midnight to midnight", () => {
  const berlin = {
    calendar: { kind: "every", seconds: 3_600 } as const,
    timezone: "Europe/Berlin",
    lockSeconds: 60,
  };
  const plan = planIssues(berlin, [], {
    after: at("2025-03-29T23:00:00Z"),
    until: at("2025-03-30T22:00:00Z"),
  });
  expect(plan).toHaveLength(23);
  expect(plan.at(-1)?.issueNo).toBe("20250330-0023");
});
