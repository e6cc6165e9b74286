import type { TeamOverview } from "@perya/api-client/player";
import { addDays, type AskedDays } from "../../shared/records/asked-days.ts";

/** What the chart can show, in the order it is offered. */
export const TRENDS = ["turnover", "result", "deposits", "joined", "active"] as const;

export type Trend = (typeof TRENDS)[number];
type Day = TeamOverview["byDay"][number];

const OF: Readonly<Record<Trend, (day: Day) => bigint>> = {
  turnover: (day) => BigInt(day.turnover.amount),
  result: (day) => BigInt(day.net.amount),
  deposits: (day) => BigInt(day.deposits.amount),
  joined: (day) => BigInt(day.joined),
  active: (day) => BigInt(day.active),
};

/** A figure of every day, those on which nothing happened included; money in ledger units. */
export function trendOf(
  trend: Trend,
  { byDay }: TeamOverview,
  { fromDay, toDay }: Pick<AskedDays, "fromDay" | "toDay">,
): { day: string; units: bigint }[] {
  const known = new Map(byDay.map((day) => [day.day, OF[trend](day)]));
  const days: { day: string; units: bigint }[] = [];
  for (let day = fromDay; day <= toDay; day = addDays(day, 1))
    days.push({ day, units: known.get(day) ?? 0n });
  return days;
}

/** How many days there are, both included. */
export const daysIn = ({ fromDay, toDay }: Pick<AskedDays, "fromDay" | "toDay">): number =>
  (Date.parse(toDay) - Date.parse(fromDay)) / 86_400_000 + 1;
