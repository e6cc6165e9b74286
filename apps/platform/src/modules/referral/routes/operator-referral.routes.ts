import { toWire } from "@perya/money";
import { z } from "zod";
import {
  answer,
  growingPage,
  pageOf,
  Refusal,
  success,
  wireMoney,
  wireTime,
} from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import type { Platform } from "../../../platform.ts";
import { playerByPublicId, playersByIds } from "../../players/index.ts";
import { requireStaff } from "../../staff/index.ts";
import { REASONS, STATUSES, type Friend } from "../friends/friend.ts";
import {
  pageOfBrand,
  selectBrought,
  selectFriend,
  selectFriendsOf,
} from "../friends/friends.store.ts";

const PAGE = 20;
const FRIENDS_SHOWN = 100;
const who = z.object({ id: z.string(), username: z.string() });

const rowValue = z
  .object({
    id: z.string(),
    friend: who,
    referrer: who,
    status: z.enum(STATUSES),
    reason: z.enum(REASONS).nullable().meta({
      description: "Why nothing is paid: for good, or, of one that has QUALIFIED, for now.",
    }),
    detail: z.string().nullable(),
    isVerified: z.boolean(),
    deposits: wireMoney,
    neededDeposits: wireMoney,
    turnover: wireMoney,
    neededTurnover: wireMoney,
    reward: wireMoney,
    friendReward: wireMoney,
    registeredAt: wireTime,
    until: wireTime.meta({ description: "By when all of it has to be done." }),
    endedAt: wireTime.nullable(),
  })
  .meta({ id: "ReferredFriend", description: "A friend whom a player invited, as staff see it." });

/** Who was invited, by whom, and why nothing is paid. */
export function operatorReferralRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const preHandler = requireStaff(platform, "referrals.read");
  const listing = {
    summary: "Friends whom players invited, newest first",
    querystring: z.object({
      pageNo: z.coerce.number().int().min(1).max(10_000).default(1),
      status: z.enum(STATUSES).optional(),
    }),
    response: { 200: answer(growingPage(rowValue)) },
  };
  app.get("/operator/v1/referrals", { preHandler, schema: listing }, async ({ staff, query }) => {
    const { pageNo, status = null } = query;
    const { brandId } = staff;
    const friends = await pageOfBrand(db, { brandId, status, pageNo, size: PAGE });
    return success(pageOf(await rowsOf(platform, friends), pageNo, PAGE));
  });

  const showing = {
    summary: "Who invited a player, and the newest friends whom the player invited",
    params: z.object({ id: z.string().max(40) }),
    response: {
      200: answer(
        z.object({
          invitedBy: rowValue.nullable(),
          friends: z.array(rowValue),
          brought: z.object({ friends: z.int(), rewarded: z.int(), paid: wireMoney }),
        }),
      ),
    },
    refusals: { 404: ["NOT_FOUND"] },
  };
  app.get(
    "/operator/v1/players/:id/referrals",
    { preHandler, schema: showing },
    async ({ staff, params }) => {
      const player = await playerByPublicId(db, params.id);
      if (!player || (staff.brandId !== null && staff.brandId !== player.brandId))
        throw new Refusal(404, "NOT_FOUND", "There is no such player.");
      const own = await selectFriend(db, player.id);
      const friends = await selectFriendsOf(db, player.id, FRIENDS_SHOWN);
      const { rewards, shares, ...counts } = await selectBrought(db, player.id);
      const [invitedBy = null] = await rowsOf(platform, own ? [own] : []);
      const paid = toWire({ units: rewards + shares, currency: player.currency });
      return success({
        invitedBy,
        friends: await rowsOf(platform, friends),
        brought: { ...counts, paid },
      });
    },
  );
}

async function rowsOf(
  { db }: Platform,
  friends: readonly Friend[],
): Promise<z.infer<typeof rowValue>[]> {
  const ids = new Set(friends.flatMap(({ friend, referrer }) => [friend, referrer]));
  const players = new Map((await playersByIds(db, [...ids])).map((one) => [one.id, one]));
  const named = (id: bigint) => {
    const player = players.get(id);
    if (!player) throw new Error(`Player ${id} of an invitation is missing`);
    return { id: player.publicId, username: player.username };
  };
  return friends.map((one) => {
    const money = (units: bigint) => toWire({ units, currency: one.currency });
    return {
      id: one.publicId,
      friend: named(one.friend),
      referrer: named(one.referrer),
      status: one.status,
      reason: one.reason,
      detail: one.detail,
      isVerified: one.isVerified,
      deposits: money(one.deposits),
      neededDeposits: money(one.neededDeposits),
      turnover: money(one.turnover),
      neededTurnover: money(one.neededTurnover),
      reward: money(one.rewardUnits),
      friendReward: money(one.friendUnits),
      registeredAt: one.registeredAt.toString(),
      until: one.playUntil.toString(),
      endedAt: one.endedAt?.toString() ?? null,
    };
  });
}
