import type { Tx } from "@perya/postgres";
import type { Brand } from "../../brands/index.ts";
import type { Section } from "../settings.ts";

/** The codes with which bounds refuse; a module that refuses with another one adds it here. */
export const BOUND_CODES = ["BELOW_JURISDICTION", "PROFILE_LIMIT"] as const;

/** Why a section's value may not be saved, for the person who typed it. */
export interface OutOfBounds {
  readonly code: (typeof BOUND_CODES)[number];
  /** The rule's name, such as "GB.stake.max". */
  readonly rule: string;
  /** The nearest value that would be allowed, as text; null where there is none. */
  readonly bound: string | null;
  /** "years", "hours", "PHP" for an amount; null where the bound has none. */
  readonly unit: string | null;
  /** The law or paper behind the rule; null where it has none. */
  readonly source: string | null;
  /** Path of the field in the section, such as "levels/0/depositPerDay"; null for the whole. */
  readonly field: string | null;
  /** The whole sentence that says why. */
  readonly message: string;
}

/**
 * Says why a brand may not have this value of a section, which has passed its schema; undefined
 * when it may. A module brings its own in its `module.ts` (`settingBounds`).
 */
export type SettingBound = (
  tx: Tx,
  brand: Brand,
  section: Section,
  value: unknown,
) => Promise<OutOfBounds | undefined>;
