import type { Platform } from "../../platform.ts";
import { brandOfRequest, type Brand } from "../brands/index.ts";
import { countryOf } from "./country-of.ts";
import { decidedBy } from "./settings-of.ts";
import type { BrandSettings } from "./settings.ts";
import { systemStatus, type SystemStatus } from "./system-status.ts";

/** Who asks, and what they find. */
export interface Visit {
  readonly brand: Brand;
  readonly settings: BrandSettings;
  /** Another one after every change of the settings. */
  readonly stamp: string;
  readonly country: string | undefined;
  readonly status: SystemStatus;
}

/** Where a visitor calls, and from where. */
export interface Call {
  /** The host name asked for: a brand has its own. */
  readonly hostname: string;
  readonly ip: string;
}

/** What a request finds at its brand's site. */
export async function visitOf(platform: Platform, request: Call): Promise<Visit> {
  const brand = await brandOfRequest(platform, request);
  const [{ settings, stamp }, country] = await Promise.all([
    decidedBy(platform, brand.id),
    countryOf(platform, request.ip),
  ]);
  return { brand, settings, stamp, country, status: systemStatus(settings, country, Date.now()) };
}
