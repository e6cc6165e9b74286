import { open, type CountryResponse, type Reader } from "maxmind";
import { perPlatform } from "../../../per-platform.ts";
import type { Platform } from "../../../platform.ts";

const reader = perPlatform(
  ({ config: { geoipFile } }): Promise<Reader<CountryResponse>> | undefined =>
    geoipFile === undefined
      ? undefined
      : open<CountryResponse>(geoipFile, {
          watchForUpdates: true,
          watchForUpdatesNonPersistent: true,
        }),
);

/**
 * The country of an address (ISO 3166-1 alpha-2) by the configured MaxMind file; undefined without
 * one, and for an address it doesn't know. The file is watched for a newer one.
 */
export async function countryOf(platform: Platform, ip: string): Promise<string | undefined> {
  const found = (await reader(platform))?.get(ip.replace(/^::ffff:/, ""));
  return found?.country?.iso_code ?? found?.registered_country?.iso_code;
}
