import type { Tx } from "@perya/postgres";
import type { Platform } from "../../platform.ts";
import type { Brand } from "../brands/index.ts";
import { changeSettings } from "./change-settings.ts";
import { SECTION_NAMES, SECTIONS, type Section } from "./settings.ts";

/** Parts of sections; missing fields keep their defaults. */
export type FirstSettings = Readonly<Partial<Record<Section, unknown>>>;

/**
 * Sets a brand's initial settings. A section that staff have changed stays as it is.
 */
export async function seedSettings(
  platform: Platform,
  tx: Tx,
  brand: Brand,
  first: FirstSettings,
): Promise<void> {
  for (const section of SECTION_NAMES) {
    const wanted = first[section];
    if (wanted === undefined) continue;
    const value = SECTIONS[section].parse(wanted);
    await changeSettings(platform, tx, brand, { section, value, seen: 0n, by: "first start" });
  }
}
