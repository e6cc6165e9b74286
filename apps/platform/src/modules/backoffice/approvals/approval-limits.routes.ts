import { toWire } from "@perya/money";
import { z } from "zod";
import { answer, limitUnits, Refusal, success, wireMoney } from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import { joinRefusals, refusalsOf } from "../../../http/answers/refusals.ts";
import type { Platform } from "../../../platform.ts";
import {
  aloneLimits,
  openApprovalFor,
  sameLimits,
  type AloneLimits,
} from "../../approvals/index.ts";
import { brandAsked, requireStaff } from "../../staff/index.ts";
import {
  askForLimits,
  limitsApproval,
  limitsAskedFor,
  subjectOfLimits,
  type AskForLimitsRefusal,
} from "./approval-limits.ts";

const amounts = z.object({ single: wireMoney, staffDay: wireMoney, playerDay: wireMoney });
const value = z
  .object({
    limits: amounts,
    waiting: z
      .object({ approvalId: z.string(), askedBy: z.string(), limits: amounts })
      .nullable()
      .meta({ description: "The requested change that waits for a second person." }),
  })
  .meta({
    id: "ApprovalLimits",
    description:
      "What one member of staff may move without a second person: in one move, " +
      "in total in a day of the brand, and in that day for one player.",
  });

/**
 * The brand; by default the one a person works for, and for house staff the one for every host.
 */
const querystring = z.object({
  brand: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
});
const NO_BRAND = { 404: ["NO_SUCH_BRAND"] } as const;
const SENTENCES = {
  LIMITS_CONTRADICT: [422, "The limit for one move can't exceed the limit for a day."],
  SAME_AS_BEFORE: [422, "These limits are in force already."],
  ASKED_ALREADY: [409, "A change of these limits is already waiting for a second person."],
} as const satisfies Record<AskForLimitsRefusal, readonly [status: number, sentence: string]>;

/** How much money one member of staff may move alone, and the request to change it. */
export function approvalLimitRoutes(app: App, platform: Platform): void {
  readingRoute(app, platform);
  askingRoute(app, platform);
}

function readingRoute(app: App, platform: Platform): void {
  const { db, config } = platform;
  const schema = {
    summary:
      "What one member of staff may move without a second person at a brand, " +
      "and the change that waits",
    querystring,
    response: { 200: answer(value) },
    refusals: NO_BRAND,
  };
  app.get(
    "/operator/v1/approval-limits",
    { preHandler: requireStaff(platform, "settings.read"), schema },
    async ({ staff, query }) => {
      const brand = await brandAsked(platform, staff, query.brand);
      const [limits, waiting] = await Promise.all([
        aloneLimits(db, brand.id, sameLimits(config.twoPersonAbove)),
        openApprovalFor(db, limitsApproval.kind, subjectOfLimits(brand.id)),
      ]);
      const wire = (some: AloneLimits) => wireOf(some, brand.currency);
      const asked = waiting && {
        approvalId: waiting.publicId,
        askedBy: waiting.askedBy,
        limits: wire(limitsAskedFor(waiting)),
      };
      return success({ limits: wire(limits), waiting: asked ?? null });
    },
  );
}

function askingRoute(app: App, platform: Platform): void {
  const schema = {
    summary:
      "Requests new limits on what one member of staff may move alone; " +
      "a second person must approve",
    querystring,
    body: z.object({
      single: limitUnits,
      staffDay: limitUnits,
      playerDay: limitUnits,
      reason: z.string().trim().min(3).max(140),
    }),
    response: { 200: answer(z.object({ status: z.literal("WAITING"), approvalId: z.string() })) },
    refusals: joinRefusals(NO_BRAND, refusalsOf(SENTENCES)),
  };
  app.put(
    "/operator/v1/approval-limits",
    { preHandler: requireStaff(platform, "settings.write"), schema },
    async ({ staff, query, body }) => {
      const brand = await brandAsked(platform, staff, query.brand);
      const limits = {
        single: BigInt(body.single),
        staffDay: BigInt(body.staffDay),
        playerDay: BigInt(body.playerDay),
      };
      const asked = await platform.db.inTransaction((tx) =>
        askForLimits(platform, tx, staff, brand, { limits, reason: body.reason }),
      );
      if (!asked.ok)
        throw new Refusal(SENTENCES[asked.refusal][0], asked.refusal, SENTENCES[asked.refusal][1]);
      return success({ status: "WAITING" as const, approvalId: asked.value });
    },
  );
}

function wireOf(
  { single, staffDay, playerDay }: AloneLimits,
  currency: string,
): z.infer<typeof amounts> {
  const wire = (units: bigint) => toWire({ units, currency });
  return { single: wire(single), staffDay: wire(staffDay), playerDay: wire(playerDay) };
}
