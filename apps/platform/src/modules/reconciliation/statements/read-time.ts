import type { DateFormat } from "./mapping.ts";

const ORDER: Readonly<Record<DateFormat, readonly ["y" | "m" | "d", "m" | "d", "y" | "m" | "d"]>> =
  {
    "YYYY-MM-DD": ["y", "m", "d"],
    "YYYY/MM/DD": ["y", "m", "d"],
    "DD/MM/YYYY": ["d", "m", "y"],
    "MM/DD/YYYY": ["m", "d", "y"],
  };
/** A day without a time counts as its noon: it is the nearest to whenever it was. */
const NOON = "12:00";
const OFFSET = /(?:Z|[+-]\d{2}:?\d{2})$/i;

/**
 * A date with or without a time as an instant; undefined for what is none. Day, month and year may
 * be divided by a point, a stroke or a hyphen. A time without an offset is one of the zone's.
 */
export function readTime(
  date: string,
  time: string | undefined,
  format: DateFormat,
  zone: string,
): Temporal.Instant | undefined {
  const [day = "", ...rest] = date.trim().split(/[T ]+/);
  const own = rest.join("").trim();
  const clock = time?.trim() || own || NOON;
  const parts = day.split(/[./-]/);
  const at = Object.fromEntries(ORDER[format].map((name, index) => [name, parts[index] ?? ""]));
  const { y = "", m = "", d = "" } = at;
  if (parts.length !== 3 || !/^\d{4}$/.test(y) || !/^\d{1,2}$/.test(m) || !/^\d{1,2}$/.test(d))
    return undefined;
  const iso = `${y}-${m.padStart(2, "0")}-${d.padStart(2, "0")}T${clock.padStart(5, "0")}`;
  try {
    return OFFSET.test(clock)
      ? Temporal.Instant.from(iso)
      : Temporal.PlainDateTime.from(iso).toZonedDateTime(zone).toInstant();
  } catch {
    return undefined;
  }
}
