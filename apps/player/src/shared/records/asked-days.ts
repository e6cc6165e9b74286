import type { Key } from "../language/text.ts";

/** Days as the API counts them: both ends are included, and they are days of the brand's zone. */
export interface AskedDays {
  /** Written as 2026-11-25. */
  readonly fromDay: string;
  readonly toDay: string;
  readonly preset: Preset | "other";
}

/** In the order they are offered. */
export const PRESETS = ["today", "yesterday", "week", "month"] as const satisfies Key<"filter">[];

export type Preset = (typeof PRESETS)[number];

const LENGTHS: Readonly<Record<Preset, number>> = { today: 1, yesterday: 1, week: 7, month: 30 };

/** What the API adds up at once. */
export const MAX_DAYS = 92;

/** Days that lie ahead, in the order they are offered. */
export const AHEAD = ["week", "month"] as const;

type Ahead = (typeof AHEAD)[number];

/** Days to come: all of them, or those up to a day of the brand's zone. */
export interface DaysAhead {
  readonly preset: Ahead | undefined;
  /** Written as 2026-11-25: so many days after today. */
  readonly toDay: string | undefined;
}

const DAY_MS = 86_400_000;

/** The day it is somewhere. */
export function dayAt(time: number, zone: string): string {
  const parts = new Intl.DateTimeFormat("en", {
    timeZone: zone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  }).formatToParts(time);
  const part = (name: string) => parts.find(({ type }) => type === name)?.value;
  return `${part("year")}-${part("month")}-${part("day")}`;
}

/** So many days after a day, or before it. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/**
 * The days an address asks for. What it leaves out, or a visitor mistyped, are the last thirty; of
 * too many days, the last ones.
 */
export function askedDays(
  search: Readonly<Partial<Record<string, string>>>,
  today: string,
): AskedDays {
  const { from, to, days } = search;
  if (isDay(from) && isDay(to) && from <= to) {
    const first = addDays(to, 1 - MAX_DAYS);
    return { fromDay: from < first ? first : from, toDay: to, preset: "other" };
  }
  const preset = PRESETS.find((one) => one === days) ?? "month";
  const toDay = preset === "yesterday" ? addDays(today, -1) : today;
  return { fromDay: addDays(toDay, 1 - LENGTHS[preset]), toDay, preset };
}

/** The days to come that an address asks for; all of them when it says nothing. */
export function daysAhead(
  search: Readonly<Partial<Record<string, string>>>,
  today: string,
): DaysAhead {
  const preset = AHEAD.find((one) => one === search["ahead"]);
  return { preset, toDay: preset && addDays(today, LENGTHS[preset]) };
}

function isDay(text: string | undefined): text is string {
  if (!text || !/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
