import type { MenuItemName } from "@perya/menus";
import type { Platform } from "../../../platform.ts";
import { brandOfRequest, type Brand } from "../../brands/index.ts";
import { countryOf } from "./country-of.ts";
import { decidedBy } from "../settings-of.ts";
import { offeredBy, stampOf } from "../menus/offers.ts";
import type { BrandSettings } from "../settings.ts";
import { systemStatus, type SystemStatus } from "./system-status.ts";

/** The visitor, and the state of the site for them. */
export interface Visit {
  readonly brand: Brand;
  readonly settings: BrandSettings;
  /** Items of the menus that don't lead to an empty page. */
  readonly offered: ReadonlySet<MenuItemName>;
  /** Changes with every change of the settings, and of what the menus lead to. */
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
  const [{ settings, stamp }, offered, country] = await Promise.all([
    decidedBy(platform, brand.id),
    offeredBy(platform, brand.id),
    countryOf(platform, request.ip),
  ]);
  return {
    brand,
    settings,
    offered,
    stamp: `${stamp}.${stampOf(offered)}`,
    country,
    status: systemStatus(settings, country, Date.now()),
  };
}
