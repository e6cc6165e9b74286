import { toWire } from "@perya/money";
import type { Tx } from "@perya/postgres";
import { z } from "zod";
import { answer, Refusal, success, wireMoney, wireTime } from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import type { Platform } from "../../../platform.ts";
import { GIFT_KINDS } from "../../loyalty/index.ts";
import { playerByPublicId, type Player } from "../../players/index.ts";
import { requireStaff, type StaffSignedIn } from "../../staff/index.ts";
import { GIFT_STATUSES } from "../gift.ts";
import { selectGifts, selectSteps } from "../gifts.store.ts";
import { voidGift } from "../void-gift.ts";

const SHOWN = 50;

const REFUSALS = {
  NOT_FOUND: [404, "There is no such gift."],
  WRONG_STATE: [409, "Only a gift that waits to be claimed can be taken back."],
} as const;

const wireGift = z
  .object({
    id: z.string(),
    kind: z.enum(GIFT_KINDS),
    level: z.int(),
    day: z.iso.date().nullable().meta({
      description: "The birthday, or the first day of the month; null for a level.",
    }),
    amount: wireMoney,
    playTimes: z.int(),
    status: z.enum(GIFT_STATUSES),
    expiresAt: wireTime,
    steps: z.array(
      z.object({
        status: z.enum(GIFT_STATUSES),
        actor: z.string(),
        reason: z.string(),
        at: wireTime,
      }),
    ),
  })
  .meta({ id: "VipGift", description: "What a VIP level brought a player." });
const response = { 200: answer(z.array(wireGift)) };
const params = z.object({ id: z.string().max(40) });

/** A player's gifts as staff see them, and taking one back. */
export function playerGiftsRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const reading = {
    summary: "A player's last gifts of VIP levels, the newest first, with their history",
    params,
    response,
    refusals: { 404: ["NOT_FOUND"] },
  };
  app.get(
    "/operator/v1/players/:id/vip-gifts",
    { preHandler: requireStaff(platform, "players.read"), schema: reading },
    async ({ params: { id }, staff }) => {
      const player = await playerFor(platform, id, staff);
      return success(await giftsOf(db, player.id));
    },
  );

  const voiding = {
    summary: "Takes back a gift that was not claimed",
    params: params.extend({ gift: z.string().max(40) }),
    body: z.object({ reason: z.string().trim().min(3).max(140) }),
    response,
    refusals: { 404: ["NOT_FOUND"], 409: ["WRONG_STATE"] },
  };
  app.post(
    "/operator/v1/players/:id/vip-gifts/:gift/void",
    { preHandler: requireStaff(platform, "players.vip"), schema: voiding },
    async ({ params: { id, gift }, staff, body: { reason } }) => {
      const player = await playerFor(platform, id, staff);
      const voided = await db.inTransaction((tx) =>
        voidGift(tx, staff, player, { id: gift, reason }),
      );
      if (!voided.ok) {
        const [status, sentence] = REFUSALS[voided.refusal];
        throw new Refusal(status, voided.refusal, sentence);
      }
      return success(await giftsOf(db, player.id));
    },
  );
}

async function giftsOf(tx: Tx, player: bigint): Promise<z.infer<typeof wireGift>[]> {
  const gifts = await selectGifts(tx, player, SHOWN);
  const steps = await selectSteps(
    tx,
    gifts.map(({ id }) => id),
  );
  return gifts.map((gift) => {
    const { id, publicId, kind, level, day, units, currency, playTimes, status, expiresAt } = gift;
    return {
      id: publicId,
      kind,
      level,
      day,
      amount: toWire({ units, currency }),
      playTimes,
      status,
      expiresAt: expiresAt.toString(),
      steps: (steps.get(id) ?? []).map((step) => ({
        status: step.status,
        actor: step.actor,
        reason: step.reason,
        at: step.at.toString(),
      })),
    };
  });
}

/** The player of a public id. Throws a 404 when there is none in the staff's reach. */
async function playerFor(
  { db }: Pick<Platform, "db">,
  id: string,
  staff: StaffSignedIn,
): Promise<Player> {
  const player = await playerByPublicId(db, id);
  if (!player || (staff.brandId !== null && player.brandId !== staff.brandId))
    throw new Refusal(404, "NOT_FOUND", "There is no such player.");
  return player;
}
