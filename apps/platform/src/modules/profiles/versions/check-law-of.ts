import type { Platform } from "../../../platform.ts";
import { boundFor } from "../rules/bound-for.ts";
import { lawInForce } from "./law-in-force.ts";

/** The most minutes between two reality checks at a brand; undefined where no law says. */
export async function checkLawOf(platform: Platform, brandId: bigint): Promise<number | undefined> {
  const { folded } = await lawInForce(platform, brandId);
  const minutes = boundFor(folded, "check.everyMin")?.value;
  return typeof minutes === "number" ? minutes : undefined;
}
