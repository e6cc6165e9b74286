import type { Tx } from "@perya/postgres";
import { z } from "zod";
import { answer, nothing, Refusal, success } from "../../http/answers/answer.ts";
import type { App } from "../../http/app.ts";
import type { Platform } from "../../platform.ts";
import { recordAudit } from "../audit/index.ts";
import { brandAsked, requireStaff, type StaffSignedIn } from "../staff/index.ts";
import {
  deleteItem,
  insertItem,
  lockItem,
  moveItem,
  selectAll,
  selectEnd,
  updateItem,
} from "./content.store.ts";
import { makeSafe } from "./make-safe.ts";
import { itemValue, wireItem, draft, draftOf, MAX_CONTENT, version } from "./operator-wire.ts";

const params = z.object({
  id: z
    .string()
    .regex(/^\d{1,18}$/)
    .transform(BigInt),
});
const querystring = z.object({
  brand: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
});

const MAX_PLACE = 10_000;

const NOT_FOUND = { 404: ["NOT_FOUND"] } as const;
const CHANGED = { ...NOT_FOUND, 409: ["CHANGED_MEANWHILE"] } as const;

/** A brand's content, for its staff and for the house, which names the brand. */
export function operatorContentRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const write = { preHandler: requireStaff(platform, "content.write") };

  const listing = {
    summary: "All content of a brand, published or not",
    querystring,
    response: { 200: answer(z.array(itemValue)) },
    refusals: { 404: ["NO_SUCH_BRAND"] },
  };
  app.get(
    "/operator/v1/content",
    { preHandler: requireStaff(platform, "content.read"), schema: listing },
    async ({ staff, query }) => {
      const brand = await brandAsked(platform, staff, query.brand);
      return success((await selectAll(db, brand.id)).map(wireItem));
    },
  );

  const adding = {
    summary: "Adds content",
    querystring,
    body: draft,
    response: { 200: answer(itemValue) },
    refusals: { 404: ["NO_SUCH_BRAND"] },
  };
  app.post("/operator/v1/content", { ...write, schema: adding }, async ({ staff, query, body }) => {
    const brand = await brandAsked(platform, staff, query.brand);
    const made = await db.inTransaction(async (tx) => {
      const item = await insertItem(
        tx,
        brand.id,
        draftOf(body, await firstOrder(tx, brand.id, body)),
      );
      await recordAudit(tx, {
        actor: staff.username,
        brandId: brand.id,
        action: "content.add",
        subject: item.title,
        after: wireItem(item),
      });
      return item;
    });
    return success(wireItem(made));
  });
  moveRoute(app, platform);
  changeRoutes(app, platform);
  removeRoute(app, platform);

  const previewing = {
    summary: "A preview of a text, sanitised as the site shows it",
    body: z.object({ content: z.string().max(MAX_CONTENT) }),
    response: { 200: answer(z.object({ content: z.string() })) },
  };
  app.post("/operator/v1/content/preview", { ...write, schema: previewing }, ({ body }) =>
    success({ content: makeSafe(body.content) }),
  );
}

/** The position of new content: news first, everything else last. */
function firstOrder(
  tx: Tx,
  brandId: bigint,
  item: z.infer<typeof draft>,
): Promise<number> | number {
  return item.kind === "banner" || item.kind === "help" ? selectEnd(tx, brandId, item) : 0;
}

function changeRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const write = { preHandler: requireStaff(platform, "content.write") };

  const body = z.object({ version, item: draft });
  const changing = {
    summary: "Changes content",
    params,
    body,
    response: { 200: answer(itemValue) },
    refusals: CHANGED,
  };
  app.put(
    "/operator/v1/content/:id",
    { ...write, schema: changing },
    async ({ staff, params: { id }, body: { version: seen, item } }) => {
      const changed = await db.inTransaction(async (tx) => {
        const before = await ownItem(tx, staff, id, seen);
        const after = await updateItem(tx, id, draftOf(item, before.order));
        const { brandId } = before;
        await recordAudit(tx, {
          actor: staff.username,
          brandId,
          action: "content.change",
          subject: after.title,
          before: wireItem(before),
          after: wireItem(after),
        });
        return after;
      });
      return success(wireItem(changed));
    },
  );
}

function moveRoute(app: App, platform: Platform): void {
  const moving = {
    summary: "Moves content to a position among its kind, counted from 1",
    params,
    body: z.object({ place: z.number().int().min(1).max(MAX_PLACE) }),
    response: { 200: answer(nothing) },
    refusals: NOT_FOUND,
  };
  const preHandler = requireStaff(platform, "content.write");
  app.post(
    "/operator/v1/content/:id/move",
    { preHandler, schema: moving },
    async ({ staff, params: { id }, body }) => {
      await platform.db.inTransaction(async (tx) => {
        const item = await ownItem(tx, staff, id, undefined);
        await moveItem(tx, item, body.place);
        await recordAudit(tx, {
          actor: staff.username,
          brandId: item.brandId,
          action: "content.move",
          subject: item.title,
          after: body,
        });
      });
      return success({});
    },
  );
}

function removeRoute(app: App, platform: Platform): void {
  const write = { preHandler: requireStaff(platform, "content.write") };
  const removing = {
    summary: "Deletes content",
    params,
    querystring: z.object({ version: version.optional() }),
    response: { 200: answer(nothing) },
    refusals: CHANGED,
  };
  app.delete(
    "/operator/v1/content/:id",
    { ...write, schema: removing },
    async ({ staff, params: { id }, query }) => {
      await platform.db.inTransaction(async (tx) => {
        const before = await ownItem(tx, staff, id, query.version);
        await deleteItem(tx, id);
        await recordAudit(tx, {
          actor: staff.username,
          brandId: before.brandId,
          action: "content.remove",
          subject: before.title,
          before: wireItem(before),
        });
      });
      return success({});
    },
  );
}

/**
 * An item this member of staff may change, in the version they saw if they name it. Another brand's
 * items are not found.
 */
async function ownItem(tx: Tx, staff: StaffSignedIn, id: bigint, seen: string | undefined) {
  const item = await lockItem(tx, id);
  if (!item || (staff.brandId !== null && staff.brandId !== item.brandId))
    throw new Refusal(404, "NOT_FOUND", "There is no such content.");
  if (seen !== undefined && String(item.version) !== seen)
    throw new Refusal(
      409,
      "CHANGED_MEANWHILE",
      "A colleague changed this in the meantime. Check it again, then save.",
    );
  return item;
}
