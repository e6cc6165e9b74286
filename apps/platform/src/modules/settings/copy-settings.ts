import type { Tx } from "@perya/postgres";
import { SECTIONS_DECLARED } from "../../declared.ts";
import type { SectionDeclared } from "../../declares.ts";
import type { Platform } from "../../platform.ts";
import { siteOf, type Brand } from "../brands/index.ts";
import { copySections, lockSection, moveSection } from "./settings.store.ts";

/** Sections that no other brand's start with. */
const OWN = Object.entries<SectionDeclared>(SECTIONS_DECLARED)
  .filter(([, { ownOnly }]) => ownOnly)
  .map(([name]) => name);

/**
 * Gives a brand without settings of its own those of another. Where the other's site answers stays
 * its own, and pages of that site become the new brand's.
 */
export async function copySettings(
  tx: Tx,
  installation: Pick<Platform, "config">,
  from: Pick<Brand, "id" | "name" | "host">,
  to: Pick<Brand, "id" | "host">,
): Promise<void> {
  await copySections(tx, from.id, to.id, OWN);
  const resources = await lockSection(tx, to.id, "resources");
  if (resources) {
    const [theirs, ours] = [siteOf(installation, from), siteOf(installation, to)];
    const text = JSON.stringify(resources.value).replaceAll(`"${theirs}/`, `"${ours}/`);
    await moveSection(tx, to.id, "resources", { ...JSON.parse(text), domains: [] });
  }
}
