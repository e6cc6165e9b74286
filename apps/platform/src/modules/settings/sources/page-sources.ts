import type { Sources } from "../../../http/app-options.ts";
import { sourceOf } from "../../../http/visitors/source-of.ts";
import type { Platform } from "../../../platform.ts";
import { allBrands, brandOfRequest, sitesOf } from "../../brands/index.ts";
import { settingsOf } from "../settings-of.ts";

/**
 * Google's requirements for its tag: https://developers.google.com/tag-platform/security/guides/csp
 */
const GOOGLE_TAG = {
  scripts: ["https://www.googletagmanager.com"],
  beacons: [
    "https://www.googletagmanager.com",
    "https://*.google-analytics.com",
    "https://*.analytics.google.com",
  ],
} as const;

/**
 * Other origins a brand's pages load from: its image and game servers, pictures of QR codes, its
 * other addresses to measure them, and Google's tag if it has one.
 */
export async function pageSources(
  platform: Platform,
  request: { readonly hostname: string },
): Promise<Sources> {
  const brand = await brandOfRequest(platform, request);
  const { gtagId, imageCDNs, launchGameCDNs, domains, list } = (
    await settingsOf(platform, brand.id)
  ).resources;
  const codes = list.flatMap(({ qrCodeUrl }) => (qrCodeUrl ? [qrCodeUrl] : []));
  // The policy names the page's own address already.
  const sites = brand.hosts.length > 1 ? sitesOf(platform, brand) : [];
  const beacons = gtagId ? GOOGLE_TAG.beacons : [];
  return {
    scripts: gtagId ? GOOGLE_TAG.scripts : [],
    // Loading a picture shows whether a game server answers.
    pictures: [...origins([...imageCDNs, ...launchGameCDNs, ...codes]), ...beacons],
    calls: [...new Set([...sites, ...origins(domains)]), ...beacons],
    frames: origins(launchGameCDNs),
  };
}

/**
 * Other origins the console's pages load from: every brand's image servers, so that previews show
 * what players see.
 */
export async function previewSources(platform: Platform): Promise<Sources> {
  const brands = await allBrands(platform.db, null);
  const settings = await Promise.all(brands.map(({ id }) => settingsOf(platform, id)));
  return {
    scripts: [],
    calls: [],
    frames: [],
    pictures: origins(settings.flatMap(({ resources }) => resources.imageCDNs)),
  };
}

/** The addresses as sources; invalid ones are left out here too, however they got in. */
function origins(addresses: readonly string[]): string[] {
  const sources = addresses.map((address) => sourceOf(address));
  return [...new Set(sources.flatMap((source) => (source.ok ? [source.value] : [])))];
}
