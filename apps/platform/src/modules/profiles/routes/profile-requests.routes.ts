import { z } from "zod";
import { answer, Refusal, success, wireTime } from "../../../http/answers/answer.ts";
import { refusalsOf } from "../../../http/answers/refusals.ts";
import type { App } from "../../../http/app.ts";
import type { Platform } from "../../../platform.ts";
import { brandInReach, requireStaff } from "../../staff/index.ts";
import { askToChoose } from "../requests/choose-approval.ts";
import { askToPublish } from "../requests/publish-approval.ts";
import {
  ASKED_ALREADY,
  CHOOSE_REFUSALS,
  PUBLISH_REFUSALS,
  SIGN_OFF_REFUSALS,
} from "../requests/request-refusals.ts";
import { askToSignOff } from "../requests/sign-off-approval.ts";
import { FIELD_NAMES, type Field } from "../rules/fields.ts";
import { cells, profileCode } from "../rules/profile.ts";

const reason = z.string().trim().min(3).max(500);
const waiting = z.object({ approvalId: z.string(), status: z.literal("WAITING") });
const response = { 200: answer(waiting) };
const MOST_PROFILES = 20;

/** What is asked about profiles, and waits for a second person. */
export function profileRequestRoutes(app: App, platform: Platform): void {
  chooseRoute(app, platform);
  publishRoute(app, platform);
  signOffRoute(app, platform);
}

function chooseRoute(app: App, platform: Platform): void {
  const { db } = platform;
  app.post(
    "/operator/v1/brands/:brand/profiles",
    {
      preHandler: requireStaff(platform, "profiles.write"),
      schema: {
        summary: "Asks for other profiles of a brand; a second person decides",
        params: z.object({ brand: z.coerce.number().int().min(1).max(2_147_483_647) }),
        body: z.object({ codes: z.array(profileCode).min(1).max(MOST_PROFILES), reason }),
        response,
        refusals: refusalsOf({ ...CHOOSE_REFUSALS, ...ASKED_ALREADY }),
      },
    },
    async (request) => {
      const brand = await brandInReach(platform, request.staff, request.params.brand);
      return db.inTransaction(async (tx) => {
        const asked = await askToChoose(tx, request.staff, brand, request.body);
        return asked.ok
          ? waits(asked.value)
          : fail(asked, { ...CHOOSE_REFUSALS, ...ASKED_ALREADY });
      });
    },
  );
}

function publishRoute(app: App, platform: Platform): void {
  const { db } = platform;
  app.post(
    "/operator/v1/profiles/:code/versions",
    {
      preHandler: requireStaff(platform, "profiles.write"),
      schema: {
        summary: "Asks for a profile's new version, with the cells that change",
        params: z.object({ code: profileCode }),
        body: z.object({ effectiveAt: wireTime, cells, reason }),
        response,
        refusals: refusalsOf({ ...PUBLISH_REFUSALS, ...ASKED_ALREADY }),
      },
    },
    async (request) => {
      const { effectiveAt, reason: why, ...body } = request.body;
      const wanted = {
        ...body,
        code: request.params.code,
        effectiveAt: Temporal.Instant.from(effectiveAt),
      };
      return db.inTransaction(async (tx) => {
        const asked = await askToPublish(tx, request.staff, wanted, why);
        return asked.ok
          ? waits(asked.value)
          : fail(asked, { ...PUBLISH_REFUSALS, ...ASKED_ALREADY });
      });
    },
  );
}

function signOffRoute(app: App, platform: Platform): void {
  const { db } = platform;
  app.post(
    "/operator/v1/profiles/:code/versions/:version/sign-offs",
    {
      preHandler: requireStaff(platform, "profiles.write"),
      schema: {
        summary: "Asks for cells to be signed off with counsel's document",
        params: z.object({
          code: profileCode,
          version: z.coerce.number().int().min(1).max(10_000),
        }),
        body: z.object({
          fields: z.array(z.enum(FIELD_NAMES as [Field, ...Field[]])).min(1),
          reference: z.string().trim().min(3).max(200),
          sha256: z.string().regex(/^[0-9a-f]{64}$/),
          reason,
        }),
        response,
        refusals: refusalsOf({ ...SIGN_OFF_REFUSALS, ...ASKED_ALREADY }),
      },
    },
    async (request) => {
      const { reason: why, ...signed } = request.body;
      return db.inTransaction(async (tx) => {
        const asked = await askToSignOff(tx, request.staff, { ...request.params, ...signed }, why);
        return asked.ok
          ? waits(asked.value)
          : fail(asked, { ...SIGN_OFF_REFUSALS, ...ASKED_ALREADY });
      });
    },
  );
}

function waits(approvalId: string) {
  return success({ approvalId, status: "WAITING" as const });
}

function fail<Code extends string>(
  { refusal, detail }: { readonly refusal: Code; readonly detail?: string | undefined },
  table: Readonly<Record<Code, readonly [status: number, sentence: string]>>,
): never {
  const [status, sentence] = table[refusal];
  throw new Refusal(
    status,
    refusal,
    sentence,
    detail === undefined ? undefined : { field: detail },
  );
}
