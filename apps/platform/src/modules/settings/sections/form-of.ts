import { z } from "zod";
import { SECTION_NAMES, SECTIONS, type Section } from "../settings.ts";

/** A JSON schema, as much of it as a form and a list of changes are made from. */
export interface FormSchema {
  readonly type?: string;
  readonly title?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, FormSchema>>;
  readonly items?: FormSchema;
  readonly anyOf?: readonly FormSchema[];
  readonly enum?: readonly unknown[];
  readonly "x-unit"?: string;
  readonly "x-none"?: string;
}

const FORMS = Object.fromEntries(
  SECTION_NAMES.map((name) => [
    name,
    z.toJSONSchema(SECTIONS[name] as z.ZodType, { unrepresentable: "any" }),
  ]),
) as unknown as Readonly<Record<Section, FormSchema>>;

/** The JSON schema that a section's console form is made from. */
export function formOf(section: Section): FormSchema {
  return FORMS[section];
}
