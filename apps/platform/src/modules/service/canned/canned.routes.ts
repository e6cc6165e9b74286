import type { Tx } from "@perya/postgres";
import { LANGUAGES } from "@perya/languages";
import { z } from "zod";
import { answer, nothing, Refusal, success, wireTime } from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import type { Platform } from "../../../platform.ts";
import { recordAudit } from "../../audit/index.ts";
import { brandAsked, requireStaff, type StaffSignedIn } from "../../staff/index.ts";
import { MAX_TEXT } from "../conversation.ts";
import {
  countCanned,
  deleteCanned,
  insertCanned,
  lockCanned,
  selectCanned,
  updateCanned,
  type Canned,
} from "./canned.store.ts";

/** Answers of one brand, in all languages together. */
const MAX_CANNED = 500;
const MAX_TITLE = 80;
const CODES = LANGUAGES.map(({ code }) => code);

const draft = z.object({
  language: z.enum(CODES),
  title: z.string().trim().min(1).max(MAX_TITLE),
  text: z.string().trim().min(1).max(MAX_TEXT),
});
const version = z.string().regex(/^\d{1,18}$/);
const wireCanned = z
  .object({ id: z.string(), ...draft.shape, language: z.string(), version, changedAt: wireTime })
  .meta({ id: "CannedAnswer", description: "An answer that staff have ready, in one language." });

const querystring = z.object({
  brand: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
});
const params = z.object({ id: z.string().regex(/^ca_[0-9a-v]{20}$/) });
const CHANGED = { 404: ["NOT_FOUND"], 409: ["CHANGED_MEANWHILE"] } as const;

/** A brand's ready answers: read by who answers players, changed by who may. */
export function cannedRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const listing = {
    summary: "A brand's ready answers, in all languages",
    querystring,
    response: { 200: answer(z.array(wireCanned)) },
    refusals: { 404: ["NO_SUCH_BRAND"] },
  };
  app.get(
    "/operator/v1/service-answers",
    { preHandler: requireStaff(platform, "service.read"), schema: listing },
    async ({ staff, query }) => {
      const brand = await brandAsked(platform, staff, query.brand);
      return success((await selectCanned(db, brand.id, MAX_CANNED)).map(toWire));
    },
  );

  const adding = {
    summary: "Adds a ready answer",
    querystring,
    body: draft,
    response: { 200: answer(wireCanned) },
    refusals: { 404: ["NO_SUCH_BRAND"], 422: ["TOO_MANY_ANSWERS"] },
  };
  app.post(
    "/operator/v1/service-answers",
    { preHandler: requireStaff(platform, "service.canned"), schema: adding },
    async ({ staff, query, body }) => {
      const brand = await brandAsked(platform, staff, query.brand);
      const made = await db.inTransaction(async (tx) => {
        if ((await countCanned(tx, brand.id)) >= MAX_CANNED)
          throw new Refusal(
            422,
            "TOO_MANY_ANSWERS",
            `A brand can have ${MAX_CANNED} ready answers. Delete one that is not used.`,
          );
        const added = await insertCanned(tx, brand.id, body);
        await audit(tx, staff, "add", undefined, added);
        return added;
      });
      return success(toWire(made));
    },
  );
  changeRoutes(app, platform);
}

function changeRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const mayChange = { preHandler: requireStaff(platform, "service.canned") };
  const changing = {
    summary: "Changes a ready answer",
    params,
    body: z.object({ version, answer: draft }),
    response: { 200: answer(wireCanned) },
    refusals: CHANGED,
  };
  app.put(
    "/operator/v1/service-answers/:id",
    { ...mayChange, schema: changing },
    async ({ staff, params: { id }, body }) => {
      const changed = await db.inTransaction(async (tx) => {
        const earlier = await ownCanned(tx, staff, id, body.version);
        const later = await updateCanned(tx, id, body.answer);
        await audit(tx, staff, "change", earlier, later);
        return later;
      });
      return success(toWire(changed));
    },
  );

  const removing = {
    summary: "Deletes a ready answer",
    params,
    querystring: z.object({ version: version.optional() }),
    response: { 200: answer(nothing) },
    refusals: CHANGED,
  };
  app.delete(
    "/operator/v1/service-answers/:id",
    { ...mayChange, schema: removing },
    async ({ staff, params: { id }, query }) => {
      await db.inTransaction(async (tx) => {
        const earlier = await ownCanned(tx, staff, id, query.version);
        await deleteCanned(tx, id);
        await audit(tx, staff, "remove", earlier, undefined);
      });
      return success({});
    },
  );
}

/** An answer this member of staff may change, in the version they saw if they name it. */
async function ownCanned(
  tx: Tx,
  staff: StaffSignedIn,
  id: string,
  seen: string | undefined,
): Promise<Canned> {
  const found = await lockCanned(tx, staff.brandId, id);
  if (!found) throw new Refusal(404, "NOT_FOUND", "There is no such answer.");
  if (seen !== undefined && String(found.version) !== seen)
    throw new Refusal(
      409,
      "CHANGED_MEANWHILE",
      "A colleague changed this in the meantime. Check it again, then save.",
    );
  return found;
}

async function audit(
  tx: Tx,
  staff: StaffSignedIn,
  what: "add" | "change" | "remove",
  earlier: Canned | undefined,
  later: Canned | undefined,
): Promise<void> {
  const one = later ?? earlier;
  if (!one) throw new Error("Nothing was changed");
  await recordAudit(tx, {
    actor: staff.username,
    brandId: one.brandId,
    action: `service.canned.${what}`,
    subject: one.title,
    before: earlier && toWire(earlier),
    after: later && toWire(later),
  });
}

function toWire({
  publicId,
  language,
  title,
  text,
  version: seen,
  changedAt,
}: Canned): z.infer<typeof wireCanned> {
  return {
    id: publicId,
    language,
    title,
    text,
    version: String(seen),
    changedAt: changedAt.toString(),
  };
}
