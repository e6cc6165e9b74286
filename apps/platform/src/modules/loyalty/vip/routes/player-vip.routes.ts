import type { Tx } from "@perya/postgres";
import { z } from "zod";
import { answer, Refusal, success, wireTime } from "../../../../http/answers/answer.ts";
import type { App } from "../../../../http/app.ts";
import type { Platform } from "../../../../platform.ts";
import { openApprovalFor } from "../../../approvals/index.ts";
import { brandById, type Brand } from "../../../brands/index.ts";
import { brandAsked, requireStaff, type StaffSignedIn } from "../../../staff/index.ts";
import { selectChanges } from "../changes.store.ts";
import { playerFor } from "../../player-for.ts";
import { askFloor } from "../floor/ask-floor.ts";
import { FLOOR_KIND } from "../floor/floor-approval.ts";
import { FLOOR_REFUSALS, floorPayload } from "../floor/floor.ts";
import { ladderOf } from "../ladder/ladder.ts";
import { CAUSES } from "../member.ts";
import { placeOf } from "../place-of.ts";
import { toLevel, toPlace, wireLevel, wirePlace } from "./wire.ts";

const params = z.object({ id: z.string().max(40) });
const MOST_LEVELS = 20;
const CHANGES_SHOWN = 50;

const view = z
  .object({
    place: wirePlace,
    levels: z.array(wireLevel),
    waiting: z.object({ floor: z.int(), by: z.string(), at: wireTime }).nullable().meta({
      description: "A floor that waits for a second person.",
    }),
    changes: z.array(
      z.object({
        before: z.int(),
        after: z.int(),
        floor: z.int().meta({ description: "The floor after the change." }),
        cause: z.enum(CAUSES),
        actor: z.string(),
        reason: z.string(),
        at: wireTime,
      }),
    ),
  })
  .meta({ id: "VipOfPlayer", description: "A player's VIP level and how it came about." });

/** A player's VIP level as staff see it, and the floor that they grant. */
export function playerVipRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const reading = {
    summary: "A player's VIP level, progress and history",
    params,
    response: { 200: answer(view) },
    refusals: { 404: ["NOT_FOUND"] },
  };
  app.get(
    "/operator/v1/players/:id/vip",
    { preHandler: requireStaff(platform, "players.read"), schema: reading },
    async ({ params: { id }, staff }) => success(await viewOf(platform, id, staff)),
  );

  const naming = {
    summary: "The VIP levels of a brand",
    querystring: z.object({
      brand: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
    }),
    response: { 200: answer(z.object({ levels: z.array(wireLevel) })) },
    refusals: { 404: ["NO_SUCH_BRAND"] },
  };
  app.get(
    "/operator/v1/vip/levels",
    { preHandler: requireStaff(platform, "players.read"), schema: naming },
    async ({ staff, query }) =>
      success({ levels: await levelsOf(db, await brandAsked(platform, staff, query.brand)) }),
  );

  const granting = {
    summary:
      "Sets the VIP level that a player is never below: a higher one takes two people, " +
      "a lower one or none takes one",
    params,
    body: z.object({
      floor: z.int().min(0).max(MOST_LEVELS),
      reason: z.string().trim().min(3).max(140),
    }),
    response: {
      200: answer(z.object({ status: z.enum(["DONE", "WAITING"]), vip: view })),
    },
    refusals: {
      404: ["NOT_FOUND"],
      409: ["SAME_FLOOR", "ASKED_ALREADY"],
      422: ["NO_SUCH_LEVEL"],
    },
  };
  app.post(
    "/operator/v1/players/:id/vip-floor",
    { preHandler: requireStaff(platform, "players.vip"), schema: granting },
    async ({ params: { id }, staff, body }) => {
      const player = await playerFor(platform, id, staff);
      const asked = await db.inTransaction((tx) => askFloor(tx, staff, player, body));
      if (!asked.ok) {
        const [status, sentence] = FLOOR_REFUSALS[asked.refusal];
        throw new Refusal(status, asked.refusal, sentence);
      }
      return success({ status: asked.value.status, vip: await viewOf(platform, id, staff) });
    },
  );
}

async function viewOf(
  platform: Platform,
  publicId: string,
  staff: StaffSignedIn,
): Promise<z.infer<typeof view>> {
  const { db } = platform;
  const { id, brandId, currency } = await playerFor(platform, publicId, staff);
  const brand = await brandById(db, brandId);
  if (!brand) throw new Error(`The brand of player ${publicId} is gone`);
  const waiting = await openApprovalFor(db, FLOOR_KIND, publicId);
  return {
    place: toPlace(await placeOf(db, id, brand), currency),
    levels: await levelsOf(db, brand),
    waiting: waiting
      ? {
          floor: floorPayload.parse(waiting.payload).floor,
          by: waiting.askedBy,
          at: waiting.askedAt.toString(),
        }
      : null,
    changes: (await selectChanges(db, id, CHANGES_SHOWN)).map((change) => ({
      ...change,
      at: change.at.toString(),
    })),
  };
}

/** A brand's levels as staff read them. */
async function levelsOf(tx: Tx, { id, currency }: Pick<Brand, "id" | "currency">) {
  const levels = await ladderOf(tx, id);
  return levels.map((one, at) => toLevel(one, { level: at + 1, currency }, ["EN"]));
}
