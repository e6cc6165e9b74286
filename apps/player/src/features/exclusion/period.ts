import type { Text } from "../../shared/language/text.ts";

/** The words for a period of ISO 8601 with one unit, or for `permanent`. */
export function periodWords(t: Text<"exclusion">, period: string): string {
  const [, count, unit] = /^P(\d+)([DWMY])$/.exec(period) ?? [];
  const n = Number(count);
  if (unit === "D") return t("span.D", { n });
  if (unit === "W") return t("span.W", { n });
  if (unit === "M") return t("span.M", { n });
  if (unit === "Y") return t("span.Y", { n });
  return t("span.permanent");
}
