import type { Tx } from "@perya/postgres";
import { ok, refuse, type Refused, type Result } from "@perya/result";
import type { Platform } from "../../platform.ts";
import type { Brand } from "../brands/index.ts";
import { brokenBound } from "./bounds/held-bounds.ts";
import type { OutOfBounds } from "./bounds/setting-bound.ts";
import { SECTIONS, type Section } from "./settings.ts";
import { lockSection, writeSection } from "./settings.store.ts";

/** A value that a bound refuses, with the bound. */
interface Bounded extends Refused<OutOfBounds["code"]> {
  readonly broken: OutOfBounds;
}

/**
 * Replaces a section at the version the editor saw; returns the previous value, including defaults.
 * The value has been checked by its schema; bounds of other modules are checked here.
 */
export async function changeSettings(
  platform: Platform,
  tx: Tx,
  brand: Brand,
  section: Section,
  value: unknown,
  seen: bigint,
): Promise<Result<{ readonly before: unknown }, "CHANGED_MEANWHILE"> | Bounded> {
  const broken = await brokenBound(platform, tx, brand, section, value);
  if (broken) return { ...refuse(broken.code), broken };
  const before = await lockSection(tx, brand.id, section);
  if ((before?.version ?? 0n) !== seen) return refuse("CHANGED_MEANWHILE");
  const written = await writeSection(tx, brand.id, section, value, seen);
  // The trail records what was stored, which may be older than a rule that would refuse it now.
  const parsed = SECTIONS[section].safeParse(before?.value ?? {});
  return written
    ? ok({ before: parsed.success ? parsed.data : before?.value })
    : refuse("CHANGED_MEANWHILE");
}
