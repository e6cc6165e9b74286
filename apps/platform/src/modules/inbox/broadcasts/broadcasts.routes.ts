import { z } from "zod";
import { answer, growingPage, pageOf, Refusal, success } from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import { addJob } from "../../../jobs/add-job.ts";
import type { Platform } from "../../../platform.ts";
import { recordAudit } from "../../audit/index.ts";
import { playersByIds } from "../../players/index.ts";
import { brandAsked, requireStaff } from "../../staff/index.ts";
import {
  insertBroadcast,
  pageBroadcasts,
  selectBroadcast,
  updateCancelled,
} from "./broadcasts.store.ts";
import { countAudience } from "./count-audience.ts";
import { resolveAudience } from "./resolve-audience.ts";
import { SEND_BROADCAST } from "./send-broadcast.ts";
import { advertisingNow, type AdvertisingNow } from "../advertising/advertising-now.ts";
import { broadcast, count, counted, sent, toLaw, toWire } from "./wire.ts";

const PAGE = 20;
/** Names that a count shows. */
const FEW = 5;
/** How many more or fewer there may be than were counted: so many, or one in a hundred. */
const GROWN = 10;

const querystring = z.object({
  brand: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
});
const params = z.object({ id: z.string().regex(/^bc_[0-9a-v]{20}$/) });
const NOT_FOUND = { 404: ["NOT_FOUND"] } as const;
const NO_BRAND = { 404: ["NO_SUCH_BRAND"] } as const;

/** Messages from staff to many players. */
export function broadcastRoutes(app: App, platform: Platform): void {
  const { db } = platform;

  const counting = {
    summary: "How many players a message would be for, and a few of them",
    querystring,
    body: counted,
    response: { 200: answer(count) },
    refusals: NO_BRAND,
  };
  app.post(
    "/operator/v1/broadcasts/count",
    { preHandler: requireStaff(platform, "inbox.send"), schema: counting },
    async ({ staff, query, body }) => {
      const brand = await brandAsked(platform, staff, query.brand);
      const { audience, unknown } = await resolveAudience(db, brand.id, body.audience);
      const draft = { brandId: brand.id, audience, advertises: body.advertises };
      const found = await countAudience(db, draft, FEW);
      const names = await playersByIds(db, found.first);
      const law = body.advertises ? await advertisingNow(platform, brand.id) : undefined;
      return success({
        count: found.count,
        names: names.map(({ username }) => username).toSorted(),
        unknown: [...unknown],
        law: law ? toLaw(law) : null,
      });
    },
  );

  sendingRoute(app, platform);
  readingRoutes(app, platform);
}

function sendingRoute(app: App, platform: Platform): void {
  const sending = {
    summary: "Sends a message to players' inboxes",
    querystring,
    body: sent,
    response: { 200: answer(broadcast) },
    refusals: {
      ...NO_BRAND,
      409: ["AUDIENCE_CHANGED"],
      422: ["NOBODY", "UNKNOWN_NAMES", "ADVERTISING_FORBIDDEN"],
    },
  };
  app.post(
    "/operator/v1/broadcasts",
    { preHandler: requireStaff(platform, "inbox.send"), schema: sending },
    async ({ staff, query, body: { audience: asked, expected, ...draft } }) => {
      const brand = await brandAsked(platform, staff, query.brand);
      const law = draft.advertises ? await advertisingNow(platform, brand.id) : undefined;
      if (law && law.from === undefined) throw forbidden(law);
      const made = await platform.db.inTransaction(async (tx) => {
        const { audience, unknown } = await resolveAudience(tx, brand.id, asked);
        if (unknown.length > 0)
          throw new Refusal(422, "UNKNOWN_NAMES", "Some names belong to no player.", { unknown });
        const whole = { ...draft, brandId: brand.id, audience };
        const { count: now } = await countAudience(tx, whole, 0);
        refuseOthers(now, expected);
        const one = await insertBroadcast(tx, { ...whole, expected: now, madeBy: staff.username });
        await addJob(tx, SEND_BROADCAST, { broadcast: one.id.toString() });
        await recordAudit(tx, {
          actor: staff.username,
          brandId: brand.id,
          action: "inbox.send",
          subject: one.publicId,
          after: toWire(one),
        });
        return one;
      });
      return success(toWire(made));
    },
  );
}

/** Why the law lets no advertising out at any hour. */
function forbidden({ rule }: AdvertisingNow): Refusal {
  const sentence = "The law of this brand lets no advertising be sent to players.";
  return new Refusal(422, "ADVERTISING_FORBIDDEN", `${sentence} Rule ${rule}.`);
}

/** Refuses a message that is for another number of players than was counted. */
function refuseOthers(now: number, expected: number): void {
  if (now === 0) throw new Refusal(422, "NOBODY", "There is no player this would be for.");
  if (Math.abs(now - expected) > Math.max(GROWN, expected / 100))
    throw new Refusal(
      409,
      "AUDIENCE_CHANGED",
      `This is for ${now} players now. Look at the count again, then send.`,
      { count: now },
    );
}

function readingRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const listing = {
    summary: "A brand's messages to players, newest first",
    querystring: querystring.extend({
      pageNo: z.coerce.number().int().min(1).max(10_000).default(1),
    }),
    response: { 200: answer(growingPage(broadcast)) },
    refusals: NO_BRAND,
  };
  app.get(
    "/operator/v1/broadcasts",
    { preHandler: requireStaff(platform, "inbox.read"), schema: listing },
    async ({ staff, query }) => {
      const brand = await brandAsked(platform, staff, query.brand);
      const rows = await pageBroadcasts(db, brand.id, PAGE, (query.pageNo - 1) * PAGE);
      return success(pageOf(rows.map(toWire), query.pageNo, PAGE));
    },
  );

  const showing = {
    summary: "A message to players, and how far it has been sent",
    params,
    response: { 200: answer(broadcast) },
    refusals: NOT_FOUND,
  };
  app.get(
    "/operator/v1/broadcasts/:id",
    { preHandler: requireStaff(platform, "inbox.read"), schema: showing },
    async ({ staff, params: { id } }) => {
      const found = await selectBroadcast(db, staff.brandId, id);
      if (!found) throw new Refusal(404, "NOT_FOUND", "There is no such message.");
      return success(toWire(found));
    },
  );

  const cancelling = {
    summary: "Stops a message that is being sent; who has it keeps it",
    params,
    response: { 200: answer(broadcast) },
    refusals: { ...NOT_FOUND, 409: ["ALREADY_ENDED"] },
  };
  app.post(
    "/operator/v1/broadcasts/:id/cancel",
    { preHandler: requireStaff(platform, "inbox.send"), schema: cancelling },
    async ({ staff, params: { id } }) => {
      const stopped = await db.inTransaction(async (tx) => {
        const one = await updateCancelled(tx, staff.brandId, id, staff.username);
        if (!one) return undefined;
        await recordAudit(tx, {
          actor: staff.username,
          brandId: one.brandId,
          action: "inbox.cancel",
          subject: id,
          after: toWire(one),
        });
        return one;
      });
      if (stopped) return success(toWire(stopped));
      if (!(await selectBroadcast(db, staff.brandId, id)))
        throw new Refusal(404, "NOT_FOUND", "There is no such message.");
      throw new Refusal(409, "ALREADY_ENDED", "This message is not being sent any more.");
    },
  );
}
