import { z } from "zod";
import { answer, Refusal, success } from "../../http/answers/answer.ts";
import type { App } from "../../http/app.ts";
import type { Platform } from "../../platform.ts";
import { recordAudit } from "../audit/index.ts";
import { brandAsked, requireStaff } from "../staff/index.ts";
import { BOUND_CODES } from "./bounds/setting-bound.ts";
import { changeSettings } from "./change-settings.ts";
import { droppedSource } from "./sources/drop-bad-sources.ts";
import { forgetSettings, readSettings } from "./settings-of.ts";
import { SECTION_NAMES, SECTIONS, type Section } from "./settings.ts";

const version = z.string().regex(/^\d{1,18}$/);
const allValue = z
  .object({
    settings: z.object(SECTIONS),
    versions: z.object(mapValues(SECTIONS, () => version)),
    dropped: z.array(droppedSource),
    minimumAge: z.number().int().meta({
      description: "The jurisdiction's minimum age; the brand's ages can't be lower.",
    }),
  })
  .meta({
    id: "BrandSettings",
    description: "Everything a brand has decided, with the version of each section.",
  });

/**
 * Which brand; left out it is the one the member of staff works for, and for the house the one of
 * every host.
 */
const querystring = z.object({
  brand: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
});
const NO_BRAND = { 404: ["NO_SUCH_BRAND"] } as const;

const MEANWHILE = "A colleague changed this in the meantime. Check it again, then save.";

/** A brand's settings, for its staff and for the house, which names the brand. */
export function operatorSettingsRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const summary = "Everything the brand has decided, with the version of each section";
  const reading = { summary, querystring, response: { 200: answer(allValue) }, refusals: NO_BRAND };
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
      });
    },
  );
  for (const section of SECTION_NAMES) sectionRoute(app, platform, section);
}

function sectionRoute(app: App, platform: Platform, section: Section): void {
  const { db } = platform;
  const schema = {
    summary: `Replaces the section ${section}`,
    querystring,
    body: z.object({ version, value: SECTIONS[section] as z.ZodType }),
    response: { 200: answer(z.object({ version })) },
    refusals: { ...NO_BRAND, 409: ["CHANGED_MEANWHILE"], 422: BOUND_CODES },
  };
  app.put(
    `/operator/v1/settings/${section}`,
    { preHandler: requireStaff(platform, "settings.write"), schema },
    async (request) => {
      const brand = await brandAsked(platform, request.staff, request.query.brand);
      const seen = BigInt(request.body.version);
      await db.inTransaction(async (tx) => {
        const { value } = request.body;
        const changed = await changeSettings(platform, tx, brand, section, value, seen);
        if (!changed.ok) throw refusalOf(changed);
        const { before } = changed.value;
        await recordAudit(tx, {
          actor: request.staff.username,
          brandId: brand.id,
          action: `settings.${section}`,
          subject: brand.name,
          before,
          after: value,
        });
      });
      forgetSettings(platform, brand.id);
      return success({ version: String(seen + 1n) });
    },
  );
}

function refusalOf(refused: Exclude<Awaited<ReturnType<typeof changeSettings>>, { ok: true }>) {
  if (!("broken" in refused)) return new Refusal(409, refused.refusal, MEANWHILE);
  const { code, message, ...about } = refused.broken;
  return new Refusal(422, code, message, about);
}

function mapValues<Key extends string, From, To>(
  record: Readonly<Record<Key, From>>,
  map: (value: From) => To,
): Record<Key, To> {
  return Object.fromEntries(
    Object.entries<From>(record).map(([key, value]) => [key, map(value)]),
  ) as Record<Key, To>;
}
