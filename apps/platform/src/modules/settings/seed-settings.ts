import type { Tx } from "@perya/postgres";
import type { Brand } from "../brands/index.ts";
import { changeSettings } from "./change-settings.ts";
import { SECTION_NAMES, SECTIONS, type Section } from "./settings.ts";

/** Parts of sections; missing fields keep their defaults. */
export type FirstSettings = Readonly<Partial<Record<Section, unknown>>>;

/**
 * Sets a brand's initial settings. A section that staff have changed stays as it is.
 */
export async function seedSettings(tx: Tx, brand: Brand, first: FirstSettings): Promise<void> {
  for (const section of SECTION_NAMES) {
    if (first[section] !== undefined)
      await changeSettings(tx, brand, section, SECTIONS[section].parse(first[section]), 0n);
  }
}
