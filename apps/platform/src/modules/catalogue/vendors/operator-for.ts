import type { Config } from "../../../config.ts";
import type { Platform } from "../../../platform.ts";
import { isOurStudio, type Vendor } from "../catalogue.ts";
import { settingsOf } from "../../settings/index.ts";

/**
 * Who calls a vendor for a brand: the brand's own operator id where it has one. Our own studio
 * knows the installation alone.
 */
export async function operatorFor(
  platform: Platform,
  brandId: bigint,
  vendor: Pick<Vendor, "slug">,
): Promise<Config> {
  const { config } = platform;
  const { operatorId } = (await settingsOf(platform, brandId)).vendors;
  return isOurStudio(vendor) || operatorId === "" ? config : { ...config, operatorId };
}
