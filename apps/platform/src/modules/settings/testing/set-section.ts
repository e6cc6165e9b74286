import type { Platform } from "../../../platform.ts";
import { brandById } from "../../brands/index.ts";
import { changeSettings } from "../change-settings.ts";
import { forgetSettings, readSettings } from "../settings-of.ts";
import { SECTIONS, type BrandSettings, type Section } from "../settings.ts";

/** Changes values of a section of a brand, as if two people had agreed; the others stay. */
export async function setSection<Name extends Section>(
  platform: Platform,
  section: Name,
  change: Partial<BrandSettings[Name]>,
  brandId = 1n,
): Promise<void> {
  await platform.db.inTransaction(async (tx) => {
    const brand = await brandById(tx, brandId);
    if (!brand) throw new Error(`There is no brand ${brandId}`);
    const { settings, versions } = await readSettings(tx, brandId);
    const value = SECTIONS[section].parse({ ...settings[section], ...change });
    const seen = versions[section];
    const changed = await changeSettings(platform, tx, brand, { section, value, seen, by: "test" });
    if (!changed.ok) throw new Error(changed.refusal);
  });
  forgetSettings(platform, brandId);
}
