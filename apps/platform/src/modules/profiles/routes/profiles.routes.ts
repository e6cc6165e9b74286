import { z } from "zod";
import { answer, nothing, Refusal, success } from "../../../http/answers/answer.ts";
import { refusalsOf } from "../../../http/answers/refusals.ts";
import type { App } from "../../../http/app.ts";
import type { Platform } from "../../../platform.ts";
import { recordAudit } from "../../audit/index.ts";
import { brandAsked, requireStaff } from "../../staff/index.ts";
import { FIELD_NAMES, type Field } from "../rules/fields.ts";
import { profileCode } from "../rules/profile.ts";
import { allVersions } from "../versions/all-versions.ts";
import { insertCorrection } from "../versions/versions.store.ts";
import { describeJurisdiction } from "./describe-jurisdiction.ts";
import { describeProfile } from "./describe-profile.ts";
import { wireJurisdiction, wireProfile } from "./wire.ts";

const querystring = z.object({
  brand: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
});
const correction = z.object({
  source: z.string().trim().min(1).max(1_000),
  law: z.string().trim().min(1).max(200).nullable().default(null),
  note: z.string().trim().min(1).max(1_000).nullable().default(null),
});

const NO_PROFILE = {
  NO_SUCH_PROFILE: [404, "There is no such profile, version or field."],
} as const;

/** What a brand's jurisdiction demands, and every profile with its sources. */
export function profilesRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const read = { preHandler: requireStaff(platform, "profiles.read") };
  app.get(
    "/operator/v1/jurisdiction",
    {
      ...read,
      schema: {
        summary: "What a brand's jurisdictions demand now, and what will change",
        querystring,
        response: { 200: answer(wireJurisdiction) },
        refusals: { 404: ["NO_SUCH_BRAND"] },
      },
    },
    async (request) => {
      const brand = await brandAsked(platform, request.staff, request.query.brand);
      return success(await describeJurisdiction(platform, brand));
    },
  );
  app.get(
    "/operator/v1/profiles/:code",
    {
      ...read,
      schema: {
        summary: "A profile with its versions and their cells, newest first",
        params: z.object({ code: profileCode }),
        response: { 200: answer(wireProfile) },
        refusals: refusalsOf(NO_PROFILE),
      },
    },
    async (request) => {
      const profile = await describeProfile(db, request.params.code);
      if (!profile) throw noSuchProfile();
      return success(profile);
    },
  );
  app.put(
    "/operator/v1/profiles/:code/versions/:version/cells/:field",
    {
      preHandler: requireStaff(platform, "profiles.write"),
      schema: {
        summary: "Corrects the source or note of a cell; its value never changes",
        params: z.object({
          code: profileCode,
          version: z.coerce.number().int().min(1).max(10_000),
          field: z.enum(FIELD_NAMES as [Field, ...Field[]]),
        }),
        body: correction,
        response: { 200: answer(nothing) },
        refusals: refusalsOf(NO_PROFILE),
      },
    },
    async (request) => {
      const { code, version, field } = request.params;
      await db.inTransaction(async (tx) => {
        const known = (await allVersions(tx)).find(
          (one) => one.code === code && one.version === version,
        );
        if (!known) throw noSuchProfile();
        const { source, law, note } = request.body;
        const { username } = request.staff;
        await insertCorrection(tx, { code, version, field, source, law, note }, username);
        await recordAudit(tx, {
          actor: username,
          action: "profiles.correct",
          subject: `${code}.${field} version ${version}`,
          brandId: null,
          before: { source: known.cells[field]?.source ?? "", note: known.cells[field]?.note },
          after: request.body,
        });
      });
      return success({});
    },
  );
}

function noSuchProfile(): Refusal {
  const [status, sentence] = NO_PROFILE.NO_SUCH_PROFILE;
  return new Refusal(status, "NO_SUCH_PROFILE", sentence);
}
