import { z } from "zod";
import {
  answer,
  growingPage,
  pageOf,
  Refusal,
  success,
  wireTime,
} from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import { joinRefusals } from "../../../http/answers/refusals.ts";
import type { Platform } from "../../../platform.ts";
import type { Brand } from "../../brands/index.ts";
import { brandAsked, requireStaff } from "../../staff/index.ts";
import { refusalOf, SAVE_REFUSALS } from "../asking/refusal-of.ts";
import { saveSettings } from "../asking/save-settings.ts";
import { wholeValue } from "../sections/about-section.ts";
import { forgetSettings } from "../settings-of.ts";
import { SECTION_NAMES, SECTIONS, type Section } from "../settings.ts";
import { brandQuery, NO_BRAND, saveReason, savedValue, versionText } from "../wire.ts";
import { changesOf } from "./changes-of.ts";
import { selectVersion, selectVersions, type SectionVersion } from "./versions.store.ts";

const PAGE_SIZE = 20;
/** A first change of a field that came since shows as one; no version has more than this. */
const MOST_CHANGES = 500;

const params = z.object({ section: z.enum(SECTION_NAMES) });
const versionValue = z
  .object({
    version: versionText,
    at: wireTime,
    changedBy: z.string().nullable().meta({
      description: "One name, or two where two people agreed; null before versions were kept.",
    }),
    approval: z.string().nullable(),
    restores: versionText.nullable().meta({ description: "The version that was brought back." }),
    changes: z
      .array(
        z.object({ field: z.string(), label: z.string(), before: z.string(), after: z.string() }),
      )
      .meta({ description: "What differs from the version before, in words." }),
  })
  .meta({ id: "SettingsVersion", description: "A version of a section; it never changes." });

/** Every version of a section, and a way back to each. */
export function versionRoutes(app: App, platform: Platform): void {
  listingRoute(app, platform);
  restoringRoute(app, platform);
}

function listingRoute(app: App, platform: Platform): void {
  const schema = {
    summary: "The versions of a section, the latest first, with what each changed",
    params,
    querystring: brandQuery.extend({
      pageNo: z.coerce.number().int().min(1).max(10_000).default(1),
    }),
    response: { 200: answer(growingPage(versionValue)) },
    refusals: NO_BRAND,
  };
  app.get(
    "/operator/v1/settings/:section/versions",
    { preHandler: requireStaff(platform, "settings.read"), schema },
    async ({ staff, params: { section }, query }) => {
      const brand = await brandAsked(platform, staff, query.brand);
      const { pageNo } = query;
      const rows = await selectVersions(
        platform.db,
        brand.id,
        section,
        PAGE_SIZE + 1,
        (pageNo - 1) * PAGE_SIZE,
      );
      const shown = rows.map((row, at) => valueOf(brand, section, row, rows[at + 1]));
      return success(pageOf(shown, pageNo, PAGE_SIZE));
    },
  );
}

function restoringRoute(app: App, platform: Platform): void {
  const { db } = platform;
  const schema = {
    summary: "Brings an earlier version of a section back, as a new version",
    params,
    querystring: brandQuery,
    body: z.object({ seen: versionText, version: versionText, reason: saveReason.optional() }),
    response: { 200: answer(savedValue) },
    refusals: joinRefusals(NO_BRAND, SAVE_REFUSALS, {
      404: ["NO_SUCH_VERSION"],
      422: ["NO_LONGER_VALID"],
    }),
  };
  app.post(
    "/operator/v1/settings/:section/restore",
    { preHandler: requireStaff(platform, "settings.write"), schema },
    async ({ staff, params: { section }, query, body }) => {
      const brand = await brandAsked(platform, staff, query.brand);
      const restores = BigInt(body.version);
      const earlier = await selectVersion(db, brand.id, section, restores);
      if (!earlier) throw new Refusal(404, "NO_SUCH_VERSION", "There is no such version.");
      const value = SECTIONS[section].safeParse(earlier.value);
      if (!value.success)
        throw new Refusal(
          422,
          "NO_LONGER_VALID",
          "That version holds values that are no longer allowed. Change the settings by hand.",
        );
      const seen = BigInt(body.seen);
      const wanted = { section, value: value.data, seen, restores, reason: body.reason };
      const saved = await db.inTransaction(async (tx) => {
        const done = await saveSettings(platform, tx, staff, brand, wanted);
        if (!done.ok) throw refusalOf(done);
        return done.value;
      });
      forgetSettings(platform, brand.id);
      return success({
        version: String("version" in saved ? saved.version : seen),
        approvalId: "approvalId" in saved ? saved.approvalId : null,
      });
    },
  );
}

function valueOf(
  brand: Brand,
  section: Section,
  { version, value, changedBy, approval, restores, at }: SectionVersion,
  earlier: SectionVersion | undefined,
): z.infer<typeof versionValue> {
  const [before, after] = [wholeValue(section, earlier?.value), wholeValue(section, value)];
  return {
    version: String(version),
    at: at.toString(),
    changedBy,
    approval,
    restores: restores === null ? null : String(restores),
    changes: changesOf(section, before, after, brand.currency).slice(0, MOST_CHANGES),
  };
}
