import type { BrandSettings, SettingsSection } from "@perya/api-client/operator";

/** A brand's settings, by section. */
export type Settings = BrandSettings["settings"];
export type SectionName = keyof Settings;
export type Feature = keyof Settings["features"];
export type FieldName = keyof Settings["register"]["fields"];
export type FieldRule = Settings["register"]["fields"][FieldName];

/**
 * What the editor of a section works with. `errorAt` is what the server has against the value at a
 * path.
 */
export interface PartProps<Section extends SectionName> {
  readonly value: Settings[Section];
  readonly change: (to: Partial<Settings[Section]>) => void;
  readonly errorAt: (...path: readonly (string | number)[]) => string | undefined;
  readonly brand: number;
  readonly minimumAge: number;
  readonly dropped: BrandSettings["dropped"];
  readonly currency: string;
  /** Items of the menus that there is something behind now. */
  readonly offered: readonly string[];
  /** The code of the brand's first language. */
  readonly firstLanguage: string;
  /** What the section's form is made from. */
  readonly about: SettingsSection;
}
