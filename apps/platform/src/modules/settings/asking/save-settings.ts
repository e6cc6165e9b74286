import type { Tx } from "@perya/postgres";
import { ok, refuse, type Ok, type Refused } from "@perya/result";
import { isDeepStrictEqual } from "node:util";
import type { Platform } from "../../../platform.ts";
import { askChange } from "../../approvals/index.ts";
import { recordAudit } from "../../audit/index.ts";
import type { Brand } from "../../brands/index.ts";
import type { StaffSignedIn } from "../../staff/index.ts";
import {
  changeSettings,
  checkChange,
  type SettingsChange,
  type SettingsRefused,
} from "../change-settings.ts";
import { aboutSection, needsTwo } from "../sections/about-section.ts";
import { SETTINGS_CHANGE, subjectOfSection, type AskedChange } from "./asked-change.ts";

/** What staff want to save. `reason` is for the second person, where one is needed. */
export type Wanted = Omit<SettingsChange, "by" | "approval"> & {
  readonly reason?: string | undefined;
};

/** The version that was saved, or the public id of the request that waits for a second person. */
export type Saved = { readonly version: bigint } | { readonly approvalId: string };

type SaveRefused = SettingsRefused | Refused<"REASON_NEEDED" | "SAME_AS_BEFORE" | "ASKED_ALREADY">;

/**
 * Saves a section, or asks a second person where its money depends on it; with its line in the
 * audit trail.
 */
export async function saveSettings(
  platform: Platform,
  tx: Tx,
  staff: StaffSignedIn,
  brand: Brand,
  wanted: Wanted,
): Promise<Ok<Saved> | SaveRefused> {
  const { section, value, reason } = wanted;
  const checked = await checkChange(platform, tx, brand, wanted);
  if (!checked.ok) return checked;
  const { before } = checked.value;
  if (needsTwo(section, before, value)) {
    if (isDeepStrictEqual(before, value)) return refuse("SAME_AS_BEFORE");
    if (reason === undefined) return refuse("REASON_NEEDED");
    return ask(tx, staff, brand, wanted, before, reason);
  }
  const changed = await changeSettings(platform, tx, brand, { ...wanted, by: staff.username });
  if (!changed.ok) return changed;
  await recordAudit(tx, {
    actor: staff.username,
    brandId: brand.id,
    action: `settings.${section}`,
    subject: brand.name,
    before,
    after: value,
    reason,
  });
  return ok({ version: wanted.seen + 1n });
}

async function ask(
  tx: Tx,
  staff: StaffSignedIn,
  brand: Brand,
  { section, value, seen, restores }: Wanted,
  before: unknown,
  reason: string,
): Promise<Ok<Saved> | Refused<"ASKED_ALREADY">> {
  const payload: AskedChange = {
    section,
    seen: seen.toString(),
    currency: brand.currency,
    before,
    after: value,
    ...(restores === undefined ? {} : { restores: restores.toString() }),
  };
  const change = {
    kind: SETTINGS_CHANGE,
    subject: subjectOfSection(brand.id, section),
    about: `${brand.name}: ${aboutSection(section).title}`,
    brandId: brand.id,
    payload,
    reason,
  };
  const asked = await askChange(tx, staff, change, { section, value });
  return asked.ok ? ok({ approvalId: asked.value }) : asked;
}
