import { z } from "zod";
import type { Approval } from "../../approvals/index.ts";
import { changesOf } from "../history/changes-of.ts";
import { SECTION_NAMES, type Section } from "../settings.ts";

/** The kind of request to change a section. */
export const SETTINGS_CHANGE = "settings.change";

const digits = z.string().regex(/^\d+$/);
const payload = z.object({
  section: z.string(),
  /** The version it was asked on. */
  seen: digits,
  currency: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  /** The earlier version that it brings back. */
  restores: digits.optional(),
});

/** What a request to change a section holds. */
export type AskedChange = z.infer<typeof payload>;

/** The subject of requests to change a section of a brand. */
export function subjectOfSection(brandId: bigint, section: Section): string {
  return `settings:${brandId}:${section}`;
}

/** What a request asks for. */
export function askedIn(approval: Approval): AskedChange {
  return payload.parse(approval.payload);
}

/** The section a request is about; undefined when no module declares it any more. */
export function sectionOf({ section }: AskedChange): Section | undefined {
  return SECTION_NAMES.find((name) => name === section);
}

/** What a request changes, for those who decide: each value before and after. */
export function detailsOf(approval: Approval): { label: string; value: string }[] {
  const asked = askedIn(approval);
  const section = sectionOf(asked);
  if (section === undefined) return [{ label: asked.section, value: "This section is gone." }];
  return changesOf(section, asked.before, asked.after, asked.currency).map(
    ({ label, before, after }) => ({ label, value: `${before} → ${after}` }),
  );
}
