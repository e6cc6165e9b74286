import type { Field } from "../rules/fields.ts";

/** A setting of a brand that a field of its profiles bounds. */
export interface SettingField {
  readonly section: string;
  /** The field in the section. */
  readonly path: string;
  readonly label: string;
  /** Counted in the field's unit. */
  readonly field: Field;
}

/**
 * Every setting that profiles bound. A module whose settings a field is about adds them here; until
 * it has, the field bounds nothing.
 */
export const SETTING_FIELDS: readonly SettingField[] = [
  {
    section: "register",
    path: "ageConfirmation",
    label: "Registration: confirmed age",
    field: "age.min",
  },
  {
    section: "register",
    path: "birthdayAge",
    label: "Registration: age by date of birth",
    field: "age.min",
  },
];

/** A setting's value in its section; undefined when it is not there. */
export function settingIn(section: unknown, { path }: SettingField): unknown {
  return (section as Readonly<Record<string, unknown>> | undefined)?.[path];
}
