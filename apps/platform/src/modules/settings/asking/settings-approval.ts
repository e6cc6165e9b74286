import { ok, refuse } from "@perya/result";
import type { ApprovalKind } from "../../approvals/index.ts";
import { recordAudit } from "../../audit/index.ts";
import { brandById } from "../../brands/index.ts";
import { changeSettings } from "../change-settings.ts";
import { forgetSettings } from "../settings-of.ts";
import { SECTIONS } from "../settings.ts";
import { lockSection } from "../settings.store.ts";
import { askedIn, detailsOf, sectionOf, SETTINGS_CHANGE } from "./asked-change.ts";

/** A change of a section on which money depends: applied at the version it was asked on. */
export const settingsApproval: ApprovalKind = {
  kind: SETTINGS_CHANGE,
  title: "Settings",
  permission: "settings.write",
  refusals: {
    SETTINGS_CHANGED: [
      409,
      "These settings have changed since. Reject this request so that it can be made again.",
    ],
    SETTINGS_REFUSED: [422, "A rule of the brand's jurisdiction forbids this value by now."],
  },
  details: detailsOf,
  hold: async (tx, approval) => {
    const section = sectionOf(askedIn(approval));
    if (section && approval.brandId !== null) await lockSection(tx, approval.brandId, section);
  },
  carryOut: async ({ platform, tx, approval, by }) => {
    const asked = askedIn(approval);
    const brand = approval.brandId === null ? undefined : await brandById(tx, approval.brandId);
    if (!brand) throw new Error(`The brand of ${approval.publicId} is gone`);
    const section = sectionOf(asked);
    const value = section && SECTIONS[section].safeParse(asked.after);
    // A newer version of the module may have other rules.
    if (!section || !value?.success) return refuse("SETTINGS_CHANGED");
    const actor = `${approval.askedBy} and ${by.username}`;
    const changed = await changeSettings(platform, tx, brand, {
      section,
      value: value.data,
      seen: BigInt(asked.seen),
      by: actor,
      approval: approval.publicId,
      restores: asked.restores === undefined ? undefined : BigInt(asked.restores),
    });
    if (!changed.ok) return refuse("broken" in changed ? "SETTINGS_REFUSED" : "SETTINGS_CHANGED");
    await recordAudit(tx, {
      actor,
      brandId: brand.id,
      action: `settings.${section}`,
      subject: brand.name,
      before: changed.value.before,
      after: value.data,
      reason: approval.reason ?? undefined,
    });
    return ok(() => forgetSettings(platform, brand.id));
  },
};
