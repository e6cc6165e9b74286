import { SECTIONS_DECLARED } from "../../../declared.ts";
import type { SectionDeclared } from "../../../declares.ts";
import { SECTIONS, type Section } from "../settings.ts";

type About = Omit<SectionDeclared, "schema">;

const OWN: Readonly<Partial<Record<Section, About>>> = {
  features: { title: "Features" },
  register: { title: "Registration form" },
  status: { title: "Site status" },
  resources: { title: "Resources" },
  menus: {
    title: "Menus",
    about:
      "What stands in the menus of the player site, in which order, under which name and " +
      "picture. An item that would lead to an empty page is left out by itself.",
  },
};
const ALL: Readonly<Partial<Record<Section, About>>> = { ...OWN, ...SECTIONS_DECLARED };

/** What a section is called, and whether changing it takes two people. */
export function aboutSection(section: Section): About {
  return ALL[section] ?? { title: section };
}

/** Whether this change of a section takes two people. Both values are whole. */
export function needsTwo(section: Section, before: unknown, after: unknown): boolean {
  const { twoPerson = false } = aboutSection(section);
  return typeof twoPerson === "function" ? twoPerson(before, after) : twoPerson;
}

/** A section's whole value: of what is stored, or of its defaults where nothing is. */
export function wholeValue(section: Section, stored: unknown): unknown {
  const parsed = SECTIONS[section].safeParse(stored ?? {});
  // It may be older than a rule that would refuse it now.
  return parsed.success ? parsed.data : stored;
}
