import { z } from "zod";
import { answer, Refusal, success } from "../../http/answer.ts";
import type { App } from "../../http/app.ts";
import type { Platform } from "../../platform.ts";
import { recordAudit } from "../audit/index.ts";
import { brandById, findBrand, type Brand } from "../brands/index.ts";
import { requireStaff, type StaffSignedIn } from "../staff/index.ts";
import { changeSettings } from "./change-settings.ts";
import { forgetSettings, readSettings } from "./settings-of.ts";
import { SECTION_NAMES, SECTIONS, type Section } from "./settings.ts";

const version = z.string().regex(/^\d{1,18}$/);
const allValue = z.object({
  settings: z.object(SECTIONS),
  versions: z.record(z.string(), version),
  minimumAge: z.number().int(),
});

const SENTENCES = {
  CHANGED_MEANWHILE: [409, "Somebody changed this in the meantime. Look at it again, then save."],
  BELOW_JURISDICTION: [422, "That age is below what this brand's jurisdiction asks for."],
} as const;

/** What a brand has decided, for its staff and the house's. */
export function operatorSettingsRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const reading = { summary: "Everything the brand has decided, with the version of each section", response: { 200: answer(allValue) } };
  app.get("/operator/v1/settings", { preHandler: requireStaff(platform, "settings.read"), schema: reading }, async (request) => {
    const brand = await brandOfStaff(platform, request.staff);
    const { settings, versions } = await readSettings(db, brand.id);
    return success({ settings, versions: mapValues(versions, String), minimumAge: brand.minimumAge });
  });
  for (const section of SECTION_NAMES) sectionRoute(app, platform, section);
}

function sectionRoute(app: App, platform: Platform, section: Section): void {
  const { db } = platform;
  const schema = {
    summary: `Replaces the section ${section}`,
    body: z.object({ version, value: SECTIONS[section] as z.ZodType }),
    response: { 200: answer(z.object({ version })) },
    refusals: { 409: ["CHANGED_MEANWHILE"], 422: ["BELOW_JURISDICTION"] },
  };
  app.put(`/operator/v1/settings/${section}`, { preHandler: requireStaff(platform, "settings.write"), schema }, async (request) => {
    const brand = await brandOfStaff(platform, request.staff);
    const seen = BigInt(request.body.version);
    await db.inTransaction(async (tx) => {
      const changed = await changeSettings(tx, brand, section, request.body.value, seen);
      if (!changed.ok) throw new Refusal(SENTENCES[changed.refusal][0], changed.refusal, SENTENCES[changed.refusal][1]);
      const { before } = changed.value;
      await recordAudit(tx, {
        actor: request.staff.username,
        brandId: brand.id,
        action: `settings.${section}`,
        subject: brand.name,
        before,
        after: request.body.value,
      });
    });
    forgetSettings(platform, brand.id);
    return success({ version: String(seen + 1n) });
  });
}

/** The brand somebody works for; the house looks after the one for every host. */
async function brandOfStaff({ db }: Platform, { brandId }: StaffSignedIn): Promise<Brand> {
  const brand = brandId === null ? await findBrand(db, "*") : await brandById(db, brandId);
  if (!brand) throw new Error("Somebody works for a brand that is gone");
  return brand;
}

function mapValues<From, To>(record: Readonly<Record<string, From>>, map: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}
