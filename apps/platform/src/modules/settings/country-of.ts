import { open, type CountryResponse, type Reader } from "maxmind";
import type { Platform } from "../../platform.ts";

const readers = new WeakMap<Platform, Promise<Reader<CountryResponse>>>();

/** The country of an address (ISO 3166-1 alpha-2) by the configured MaxMind file; undefined without one, and for an address it doesn't know. The file is watched for a newer one. */
export async function countryOf(platform: Platform, ip: string): Promise<string | undefined> {
  const { geoipFile } = platform.config;
  if (geoipFile === undefined) return undefined;
  const reader = readers.get(platform) ?? open<CountryResponse>(geoipFile, { watchForUpdates: true, watchForUpdatesNonPersistent: true });
  readers.set(platform, reader);
  const found = (await reader).get(ip.replace(/^::ffff:/, ""));
  return found?.country?.iso_code ?? found?.registered_country?.iso_code;
}
