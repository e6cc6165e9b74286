import type { Platform } from "../../../platform.ts";
import type { RegisterLaw } from "../rules/register-law.ts";
import { lawInForce } from "./law-in-force.ts";

/** The national registers that a brand's profiles name now; undefined where they name none. */
export async function registerLawOf(
  platform: Platform,
  brandId: bigint,
): Promise<RegisterLaw | undefined> {
  return (await lawInForce(platform, brandId)).registers;
}
