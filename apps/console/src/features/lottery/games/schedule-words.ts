import type { LotteryGame } from "@perya/api-client/operator";

const DAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
const WEEK = 7;

/** When a lottery is drawn, in words: "every 5 minutes", "Mon, Thu at 18:15". */
export function scheduleWords({ calendar }: Pick<LotteryGame, "calendar">): string {
  if (calendar.kind === "every") return everyWords(calendar.seconds);
  if (calendar.kind === "monthly")
    return (
      `on day ${calendar.days.toSorted((a, b) => a - b).join(" and ")} of ` +
      `each month at ${calendar.at}`
    );
  const days = calendar.days.toSorted((a, b) => a - b).map((day) => DAYS[day - 1]);
  return days.length === WEEK
    ? `every day at ${calendar.at}`
    : `${days.join(", ")} at ${calendar.at}`;
}

function everyWords(seconds: number): string {
  if (seconds % 3_600 === 0)
    return seconds === 3_600 ? "every hour" : `every ${seconds / 3_600} hours`;
  if (seconds % 60 === 0) return seconds === 60 ? "every minute" : `every ${seconds / 60} minutes`;
  return `every ${seconds} seconds`;
}
