import { z } from "zod";
import { answer, success } from "../../http/answers/answer.ts";
import type { App } from "../../http/app.ts";
import { joinRefusals } from "../../http/answers/refusals.ts";
import type { Platform } from "../../platform.ts";
import { openApprovalsForEach } from "../approvals/index.ts";
import { brandAsked, requireStaff } from "../staff/index.ts";
import { detailsOf, SETTINGS_CHANGE, subjectOfSection } from "./asking/asked-change.ts";
import { refusalOf, SAVE_REFUSALS } from "./asking/refusal-of.ts";
import { saveSettings } from "./asking/save-settings.ts";
import { aboutSection } from "./sections/about-section.ts";
import { formOf } from "./sections/form-of.ts";
import { offeredBy } from "./menus/offers.ts";
import { droppedSource } from "./sources/drop-bad-sources.ts";
import { forgetSettings, readSettings } from "./settings-of.ts";
import { SECTION_NAMES, SECTIONS, type Section } from "./settings.ts";
import { brandQuery, NO_BRAND, saveReason, savedValue, versionText } from "./wire.ts";

const aboutValue = z
  .object({
    section: z.string(),
    title: z.string(),
    about: z.string().nullable(),
    twoPerson: z.enum(["always", "sometimes", "never"]),
    form: z.record(z.string(), z.unknown()).meta({
      description: "The JSON schema that the form is made from.",
    }),
    waiting: z
      .object({
        approvalId: z.string(),
        askedBy: z.string(),
        reason: z.string().nullable(),
        details: z.array(z.object({ label: z.string(), value: z.string() })),
      })
      .nullable()
      .meta({ description: "The requested change that waits for a second person." }),
  })
  .meta({ id: "SettingsSection", description: "What a form of a section is made from." });
const allValue = z
  .object({
    settings: z.object(SECTIONS),
    versions: z.object(mapValues(SECTIONS, () => versionText)),
    dropped: z.array(droppedSource),
    minimumAge: z.number().int().meta({
      description: "The jurisdiction's minimum age; the brand's ages can't be lower.",
    }),
    currency: z.string().length(3),
    sections: z.array(aboutValue),
    offered: z.array(z.string()).meta({
      description: "Items of the menus that there is something behind now.",
    }),
  })
  .meta({
    id: "BrandSettings",
    description: "Everything a brand has decided, with the version of each section.",
  });

/** A brand's settings, for its staff and for the house, which names the brand. */
export function operatorSettingsRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const summary = "Everything the brand has decided, with the version of each section";
  const reading = {
    summary,
    querystring: brandQuery,
    response: { 200: answer(allValue) },
    refusals: NO_BRAND,
  };
  app.get(
    "/operator/v1/settings",
    { preHandler: requireStaff(platform, "settings.read"), schema: reading },
    async (request) => {
      const brand = await brandAsked(platform, request.staff, request.query.brand);
      const { settings, versions, dropped } = await readSettings(db, brand.id);
      return success({
        settings,
        versions: mapValues(versions, String),
        dropped: [...dropped],
        minimumAge: brand.minimumAge,
        currency: brand.currency,
        sections: await sectionsOf(platform, brand.id),
        offered: [...(await offeredBy(platform, brand.id))],
      });
    },
  );
  for (const section of SECTION_NAMES) sectionRoute(app, platform, section);
}

async function sectionsOf(
  { db }: Platform,
  brandId: bigint,
): Promise<z.infer<typeof aboutValue>[]> {
  const subjects = SECTION_NAMES.map((name) => subjectOfSection(brandId, name));
  const waiting = await openApprovalsForEach(db, SETTINGS_CHANGE, subjects);
  return SECTION_NAMES.map((section) => {
    const { title, about, twoPerson = false } = aboutSection(section);
    const asked = waiting.get(subjectOfSection(brandId, section));
    return {
      section,
      title,
      about: about ?? null,
      twoPerson: typeof twoPerson === "function" ? "sometimes" : twoPerson ? "always" : "never",
      form: { ...formOf(section) },
      waiting: asked
        ? {
            approvalId: asked.publicId,
            askedBy: asked.askedBy,
            reason: asked.reason,
            details: detailsOf(asked),
          }
        : null,
    };
  });
}

function sectionRoute(app: App, platform: Platform, section: Section): void {
  const schema = {
    summary: `Replaces the section ${section}, or asks a second person where it takes two`,
    querystring: brandQuery,
    body: z.object({
      version: versionText,
      value: SECTIONS[section] as z.ZodType,
      reason: saveReason.optional(),
    }),
    response: { 200: answer(savedValue) },
    refusals: joinRefusals(NO_BRAND, SAVE_REFUSALS),
  };
  app.put(
    `/operator/v1/settings/${section}`,
    { preHandler: requireStaff(platform, "settings.write"), schema },
    async ({ staff, query, body }) => {
      const brand = await brandAsked(platform, staff, query.brand);
      const { value, reason } = body;
      const wanted = { section, value, seen: BigInt(body.version), reason };
      const saved = await platform.db.inTransaction(async (tx) => {
        const done = await saveSettings(platform, tx, staff, brand, wanted);
        if (!done.ok) throw refusalOf(done);
        return done.value;
      });
      forgetSettings(platform, brand.id);
      return success({
        version: String("version" in saved ? saved.version : wanted.seen),
        approvalId: "approvalId" in saved ? saved.approvalId : null,
      });
    },
  );
}

function mapValues<Key extends string, From, To>(
  record: Readonly<Record<Key, From>>,
  map: (value: From) => To,
): Record<Key, To> {
  return Object.fromEntries(
    Object.entries<From>(record).map(([key, value]) => [key, map(value)]),
  ) as Record<Key, To>;
}
