import type { Platform } from "../../../platform.ts";
import { brandOfRequest, type Brand } from "../../brands/index.ts";
import { countryOf } from "./country-of.ts";
import { decidedBy } from "../settings-of.ts";
import type { BrandSettings } from "../settings.ts";
import { systemStatus, type SystemStatus } from "./system-status.ts";

/** The visitor, and the state of the site for them. */
export interface Visit {
  readonly brand: Brand;
  readonly settings: BrandSettings;
  /** Changes with every change of the settings. */
  readonly stamp: string;
  readonly country: string | undefined;
  readonly status: SystemStatus;
}

/** The host a visitor calls, and their address. */
export interface Call {
  /** The requested host name, which identifies the brand. */
  readonly hostname: string;
  readonly ip: string;
}

/** The state of a brand's site for a request. */
export async function visitOf(platform: Platform, request: Call): Promise<Visit> {
  const brand = await brandOfRequest(platform, request);
  const [{ settings, stamp }, country] = await Promise.all([
    decidedBy(platform, brand.id),
    countryOf(platform, request.ip),
  ]);
  return { brand, settings, stamp, country, status: systemStatus(settings, country, Date.now()) };
}
