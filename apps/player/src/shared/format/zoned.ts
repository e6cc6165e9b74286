import { useBrand } from "../brand/brand.ts";
import type { DateLook } from "@perya/languages";
import { dateFormat } from "./date-format.ts";

const LOOKS = {
  time: { dateStyle: "medium", timeStyle: "short" },
  clock: { timeStyle: "short" },
  weekday: { weekday: "short", hour: "numeric", minute: "2-digit" },
  day: { dateStyle: "full" },
  end: { dateStyle: "long", timeStyle: "short" },
} as const satisfies Readonly<Record<string, DateLook>>;

const formats = new Map<string, ReturnType<typeof dateFormat>>();

/**
 * How dates and times are written in the brand's zone: a day on the site is the same day for every
 * reader, for the records that staff look at, and for the totals. Made once for each zone.
 */
export function useZoned(look: keyof typeof LOOKS): ReturnType<typeof dateFormat> {
  const { zone } = useBrand();
  const name = `${look} ${zone}`;
  const format = formats.get(name) ?? dateFormat({ ...LOOKS[look], timeZone: zone });
  formats.set(name, format);
  return format;
}
