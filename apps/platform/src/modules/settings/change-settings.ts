import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import type { Brand } from "../brands/index.ts";
import { SECTIONS, type Section } from "./settings.ts";
import { lockSection, writeSection } from "./settings.store.ts";

/**
 * Replaces a section at the version the editor saw; returns the previous value, including defaults.
 * The value has been checked by its schema.
 */
export async function changeSettings(
  tx: Tx,
  brand: Brand,
  section: Section,
  value: unknown,
  seen: bigint,
): Promise<Result<{ readonly before: unknown }, "CHANGED_MEANWHILE" | "BELOW_JURISDICTION">> {
  if (section === "register") {
    const { ageConfirmation, birthdayAge } = SECTIONS.register.parse(value);
    if (Math.min(ageConfirmation, birthdayAge) < brand.minimumAge)
      return refuse("BELOW_JURISDICTION");
  }
  const before = await lockSection(tx, brand.id, section);
  if ((before?.version ?? 0n) !== seen) return refuse("CHANGED_MEANWHILE");
  const written = await writeSection(tx, brand.id, section, value, seen);
  // The trail records what was stored, which may be older than a rule that would refuse it now.
  const parsed = SECTIONS[section].safeParse(before?.value ?? {});
  return written
    ? ok({ before: parsed.success ? parsed.data : before?.value })
    : refuse("CHANGED_MEANWHILE");
}
