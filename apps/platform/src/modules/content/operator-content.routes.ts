import type { Tx } from "@perya/postgres";
import { z } from "zod";
import { answer, nothing, Refusal, success, wireTime } from "../../http/answer.ts";
import type { App } from "../../http/app.ts";
import type { Platform } from "../../platform.ts";
import { recordAudit } from "../audit/index.ts";
import { brandAsked, requireStaff, type StaffSignedIn } from "../staff/index.ts";
import { BANNER_GROUPS, KINDS, type Draft, type Item } from "./content.ts";
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

const MAX_CONTENT = 50_000;
/** An address elsewhere, a path of the site, or nothing. */
const place = z.union(
  [
    z.url({ protocol: /^https?$/ }).max(1_000),
    z.string().regex(/^\/(?!\/)[^\s\\]{0,500}$/),
    z.literal(""),
  ],
  "is an address, or a path that begins with /",
);
const moment = wireTime.nullable().default(null);
const draft = z
  .object({
    kind: z.enum(KINDS),
    title: z.string().trim().min(1).max(200),
    content: z.string().max(MAX_CONTENT).default(""),
    groupName: z.enum(["", ...BANNER_GROUPS]).default(""),
    url: place.default(""),
    link: place.default(""),
    order: z
      .number()
      .int()
      .min(0)
      .max(1_000_000)
      .optional()
      .meta({
        description:
          "Left out, it stays; something new goes to its end, and news to its beginning.",
      }),
    published: z.boolean().default(false),
    startsAt: moment,
    endsAt: moment,
  })
  .refine(({ kind, groupName, url }) => kind !== "banner" || (groupName !== "" && url !== ""), {
    path: ["url"],
    message: "A banner has a place and a picture",
  })
  .refine(
    ({ startsAt, endsAt }) => !startsAt || !endsAt || Date.parse(startsAt) < Date.parse(endsAt),
    {
      path: ["endsAt"],
      message: "The end comes after the beginning",
    },
  );

const version = z.string().regex(/^\d{1,18}$/);
const itemValue = z
  .object({ ...draft.shape, order: z.number().int(), id: z.string(), version, changedAt: wireTime })
  .meta({
    id: "ContentItem",
    description: "Something a brand tells its visitors. `content` is HTML as it was made safe.",
  });
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

/** What a brand tells its visitors, for its staff and for the house, which names the brand. */
export function operatorContentRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const write = { preHandler: requireStaff(platform, "content.write") };

  const listing = {
    summary: "Everything a brand tells or may tell",
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
    summary: "Adds something to tell",
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
    summary: "How a text would stand in the site: what may not stand there is gone",
    body: z.object({ content: z.string().max(MAX_CONTENT) }),
    response: { 200: answer(z.object({ content: z.string() })) },
  };
  app.post("/operator/v1/content/preview", { ...write, schema: previewing }, ({ body }) =>
    success({ content: makeSafe(body.content) }),
  );
}

/** Where something new stands among its own: news before older news, everything else behind. */
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
    summary: "Changes something that is told",
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
    summary: "Moves something to a place among its own, counted from 1",
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
    summary: "Takes it away for good",
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

/** An item this member of staff may change, as they saw it if they say what they saw. Another brand's is not there for them. */
async function ownItem(tx: Tx, staff: StaffSignedIn, id: bigint, seen: string | undefined) {
  const item = await lockItem(tx, id);
  if (!item || (staff.brandId !== null && staff.brandId !== item.brandId))
    throw new Refusal(404, "NOT_FOUND", "There is no such thing.");
  if (seen !== undefined && String(item.version) !== seen)
    throw new Refusal(
      409,
      "CHANGED_MEANWHILE",
      "A colleague changed this in the meantime. Check it again, then save.",
    );
  return item;
}

function draftOf(
  { startsAt, endsAt, content, order: asked, ...same }: z.infer<typeof draft>,
  order: number,
): Draft {
  const at = (text: string | null) => (text === null ? null : Temporal.Instant.from(text));
  return {
    ...same,
    order: asked ?? order,
    content: makeSafe(content),
    startsAt: at(startsAt),
    endsAt: at(endsAt),
  };
}

function wireItem({
  id,
  kind,
  title,
  content,
  groupName,
  url,
  link,
  order,
  published,
  startsAt,
  endsAt,
  version: seen,
  changedAt,
}: Item): z.infer<typeof itemValue> {
  return {
    id: String(id),
    kind,
    title,
    content,
    groupName: groupName as z.infer<typeof draft>["groupName"],
    url,
    link,
    order,
    published,
    startsAt: startsAt?.toString() ?? null,
    endsAt: endsAt?.toString() ?? null,
    version: String(seen),
    changedAt: changedAt.toString(),
  };
}
