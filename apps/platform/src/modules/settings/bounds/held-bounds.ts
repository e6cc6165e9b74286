import type { Tx } from "@perya/postgres";
import { perPlatform } from "../../../per-platform.ts";
import type { Platform } from "../../../platform.ts";
import type { Brand } from "../../brands/index.ts";
import type { Section } from "../settings.ts";
import type { OutOfBounds, SettingBound } from "./setting-bound.ts";

const held = perPlatform((): SettingBound[] => []);

/** Has every change of settings on this platform keep within some bounds. */
export function holdBounds(platform: Platform, bounds: readonly SettingBound[]): void {
  const all = held(platform);
  for (const bound of bounds) if (!all.includes(bound)) all.push(bound);
}

/** The first bound that a section's value breaks; undefined when it breaks none. */
export async function brokenBound(
  platform: Platform,
  tx: Tx,
  brand: Brand,
  section: Section,
  value: unknown,
): Promise<OutOfBounds | undefined> {
  for (const bound of held(platform)) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction runs one statement at a time
    const broken = await bound(tx, brand, section, value);
    if (broken) return broken;
  }
  return undefined;
}
