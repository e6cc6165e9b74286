import type { Platform } from "../../../platform.ts";
import type { Brand } from "../../brands/index.ts";
import { advertisingLawIn, type AdvertisingLaw } from "../rules/advertising-law.ts";
import { lawInForce } from "./law-in-force.ts";

/** What a brand's profiles demand of advertising that is sent to players, now. */
export async function advertisingLawOf(
  platform: Platform,
  { id, zone }: Pick<Brand, "id" | "zone">,
): Promise<AdvertisingLaw> {
  return advertisingLawIn(await lawInForce(platform, id), zone);
}
