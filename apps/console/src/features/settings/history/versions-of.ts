import { reading } from "../../../shared/http/api.ts";
import type { SectionName } from "../settings.ts";

/** A page of a section's versions; the first has the latest. */
export function versionsOf(brand: number, section: SectionName, pageNo: number) {
  return reading("/settings/{section}/versions", { path: { section }, query: { brand, pageNo } });
}
