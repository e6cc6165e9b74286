import { dateFormat } from "../format/date-format.ts";

const DAY = dateFormat({ dateStyle: "medium", timeZone: "UTC" });

/** A day of the brand's, which needs no zone any more. */
export const dayName = (day: string): string => DAY.format(new Date(`${day}T00:00:00Z`));
