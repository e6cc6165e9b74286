import type { Tx } from "@perya/postgres";
import type { Result } from "@perya/result";
import { z } from "zod";
import {
  answer,
  growingPage,
  inputUnits,
  pageOf,
  Refusal,
  success,
} from "../../../http/answers/answer.ts";
import { refusalsOf } from "../../../http/answers/refusals.ts";
import { PICTURE, sendPicture } from "../../../http/answers/send-picture.ts";
import type { App } from "../../../http/app.ts";
import type { Platform } from "../../../platform.ts";
import { rejectRequests } from "../../approvals/index.ts";
import { recordAudit } from "../../audit/index.ts";
import { searchPlayers } from "../../players/index.ts";
import { requireStaff, type StaffSignedIn } from "../../staff/index.ts";
import { REJECT_REASONS } from "../applying/application.ts";
import { pageApplications, selectImage } from "../applying/applications.store.ts";
import { DECIDE_REFUSALS, type DecideRefusal } from "../applying/decide-refusals.ts";
import {
  applicationOf,
  holdApplication,
  type HeldApplication,
} from "../applying/held-application.ts";
import { ISSUE_KIND, issueOrAsk } from "../applying/issue-or-ask.ts";
import { rejectApplication } from "../applying/reject-application.ts";
import { GRANT_STATUSES } from "../grants/grant.ts";
import {
  describeApplication,
  describeRows,
  wireApplication,
  wireRow,
} from "./describe-application.ts";

const PAGE = 20;
/** Players whose name begins with what was searched, at most. */
const MOST_FOUND = 50;
const params = z.object({ id: z.string().regex(/^gr_[0-9a-v]{20}$/) });
const query = z.object({
  status: z.enum(GRANT_STATUSES).default("APPLYING"),
  promotion: z
    .string()
    .regex(/^pr_[0-9a-v]{20}$/)
    .optional(),
  search: z
    .string()
    .trim()
    .max(64)
    .optional()
    .meta({ description: "The beginning of a username, or a player's id." }),
  pageNo: z.coerce.number().int().min(1).max(10_000).default(1),
});
const note = z.string().trim().min(3).max(300);
const NOT_FOUND = refusalsOf({ NOT_FOUND: DECIDE_REFUSALS.NOT_FOUND });

/** Applications for promotions, as staff look at them. */
export function operatorApplicationRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const preHandler = requireStaff(platform, "promotions.read");
  const listing = {
    summary: "Applications by state: those that wait oldest first, others newest first",
    querystring: query,
    response: { 200: answer(growingPage(wireRow)) },
  };
  app.get(
    "/operator/v1/applications",
    { preHandler, schema: listing },
    async ({ staff: { brandId }, query: { status, promotion, search, pageNo } }) => {
      const found = search
        ? await searchPlayers(db, { search, brandId }, MOST_FOUND, 0)
        : undefined;
      const players = found?.map(({ id }) => id);
      const place = { limit: PAGE + 1, offset: (pageNo - 1) * PAGE };
      const page = await pageApplications(db, { brandId, status, promotion, players }, place);
      const rows = await describeRows(db, page);
      return success(pageOf(rows, pageNo, PAGE));
    },
  );

  const showing = {
    summary: "An application with what its player sent, and what stands against it",
    params,
    response: { 200: answer(wireApplication) },
    refusals: NOT_FOUND,
  };
  app.get(
    "/operator/v1/applications/:id",
    { preHandler, schema: showing },
    async ({ staff, params: { id } }) =>
      success(await describeApplication(db, await shownOf(db, id, staff.brandId))),
  );

  const picturing = {
    summary: "A picture of an application",
    params: params.extend({ place: z.coerce.number().int().min(1).max(3) }),
    response: { 200: PICTURE },
    refusals: NOT_FOUND,
  };
  app.get(
    "/operator/v1/applications/:id/images/:place",
    { preHandler, schema: picturing },
    async ({ staff, params: { id, place } }, reply) =>
      sendPicture(reply, await selectImage(db, staff.brandId, id, place)),
  );
  decidingRoutes(app, platform);
}

function decidingRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const preHandler = requireStaff(platform, "promotions.grant");
  const response = {
    200: answer(
      z.object({
        status: z.enum(["DONE", "WAITING"]).meta({ description: "For a second person." }),
      }),
    ),
  };
  const refusals = refusalsOf(DECIDE_REFUSALS);

  const approving = {
    summary: "Issues the bonus of an application; above one person's limit a second one is asked",
    params,
    body: z.object({ amount: inputUnits, note }),
    response,
    refusals,
  };
  app.post(
    "/operator/v1/applications/:id/approve",
    { preHandler, schema: approving },
    async ({ staff, params: { id }, body }) => {
      const status = await db.inTransaction(async (tx) => {
        const held = heldOf(await holdApplication(tx, id, staff.brandId));
        const asked = { units: BigInt(body.amount), reason: body.note };
        const outcome = valueOf(await issueOrAsk(platform, tx, staff, held, asked));
        const action = outcome === "DONE" ? "issue" : "ask";
        await audit(tx, staff, action, held, { units: body.amount }, body.note);
        return outcome;
      });
      return success({ status });
    },
  );

  const rejecting = {
    summary: "Rejects an application for a reason that its player reads",
    params,
    body: z.object({ reason: z.enum(REJECT_REASONS), note }),
    response,
    refusals,
  };
  app.post(
    "/operator/v1/applications/:id/reject",
    { preHandler, schema: rejecting },
    async ({ staff, params: { id }, body: { reason, note: text } }) => {
      await db.inTransaction(async (tx) => {
        const held = heldOf(await holdApplication(tx, id, staff.brandId));
        const waiting = { kind: ISSUE_KIND, subject: id };
        await rejectRequests(tx, waiting, staff, "The application was rejected");
        const by = { reason, note: text, actor: staff.username };
        valueOf(await rejectApplication(tx, held, by));
        await audit(tx, staff, "reject", held, { reason }, text);
      });
      return success({ status: "DONE" as const });
    },
  );
}

async function shownOf(tx: Tx, id: string, brandId: bigint | null): Promise<HeldApplication> {
  return heldOf(await applicationOf(tx, id, brandId));
}

function heldOf(held: HeldApplication | undefined): HeldApplication {
  return held ?? valueOf<HeldApplication>({ ok: false, refusal: "NOT_FOUND" });
}

function valueOf<Value>(result: Result<Value, DecideRefusal>): Value {
  if (result.ok) return result.value;
  const [status, sentence] = DECIDE_REFUSALS[result.refusal];
  const words = result.detail === undefined ? sentence : `${sentence} ${result.detail}`;
  throw new Refusal(status, result.refusal, words);
}

function audit(
  tx: Tx,
  { username: actor }: StaffSignedIn,
  what: "issue" | "ask" | "reject",
  { grant: { publicId: subject, brandId } }: HeldApplication,
  after: object,
  reason: string,
): Promise<void> {
  const action = `promotion-application.${what}`;
  return recordAudit(tx, { actor, action, subject, brandId, after, reason });
}
