import type { BrandSettings } from "../settings.ts";

/** 0 open, 1 closed for maintenance, 2 closed to the visitor's country. */
export type SystemStatus = 0 | 1 | 2;

/**
 * Whether the site is open to a visitor from a country. Maintenance takes precedence over a
 * restriction, and ends at its time.
 */
export function systemStatus(
  { status }: BrandSettings,
  country: string | undefined,
  now: number,
): SystemStatus {
  const end = status.maintenanceEnd === null ? Infinity : Date.parse(status.maintenanceEnd);
  if (status.maintenance && now < end) return 1;
  if (status.allowedCountries.length === 0) return 0;
  if (country === undefined) return status.unknownCountry === "refuse" ? 2 : 0;
  return status.allowedCountries.includes(country) ? 0 : 2;
}
