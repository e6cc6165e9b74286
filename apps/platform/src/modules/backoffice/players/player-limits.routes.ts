import { z } from "zod";
import { answer, limitUnits, success, wireTime } from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import type { Platform } from "../../../platform.ts";
import { recordAudit } from "../../audit/index.ts";
import { brandById } from "../../brands/index.ts";
import { depositedLately } from "../../cashier/index.ts";
import {
  describeLimits,
  limitChangesOf,
  LIMITS,
  setStaffLimits,
  unclaimedFrom,
  wireChange,
  wireLimits,
  isTimeLimit,
  type MoneyLimit,
} from "../../limits/index.ts";
import type { Player } from "../../players/index.ts";
import { requireStaff } from "../../staff/index.ts";
import { find } from "./player-view.routes.ts";

const params = z.object({ id: z.string().max(40) });
const refusals = { 404: ["NOT_FOUND"] };
const CHANGES_SHOWN = 50;

const view = z
  .object({
    ...wireLimits.omit({ currency: true }).shape,
    changes: z.array(wireChange),
    unclaimed: z.object({ from: wireTime, rule: z.string() }).nullable().meta({
      description: "From when on a law has the balance of the excluded player go to public funds.",
    }),
  })
  .meta({ id: "LimitsOfPlayer", description: "A player's limits, and their last changes." });
const amounts = z
  .partialRecord(z.enum(LIMITS), limitUnits.nullable())
  .meta({ description: "Limits of staff; null takes one away, a missing one stays." });

/** A player's limits as staff see them, and those that staff set. */
export function playerLimitsRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const response = { 200: answer(view) };

  const reading = {
    summary: "A player's limits and what became of them",
    params,
    response,
    refusals,
  };
  app.get(
    "/operator/v1/players/:id/limits",
    { preHandler: requireStaff(platform, "players.read"), schema: reading },
    async (request) =>
      success(await viewOf(platform, await find(platform, request.params.id, request.staff))),
  );

  const setting = {
    summary: "Sets limits of staff, decided with every bet and deposit",
    params,
    body: z.object({ limits: amounts, reason: z.string().trim().min(3).max(140) }),
    response,
    refusals,
  };
  app.post(
    "/operator/v1/players/:id/limits",
    { preHandler: requireStaff(platform, "players.block"), schema: setting },
    async (request) => {
      const player = await find(platform, request.params.id, request.staff);
      const { limits, reason } = request.body;
      const asked = new Map(
        Object.entries(limits).map(([name, units]) => [
          name as MoneyLimit,
          units === null ? null : BigInt(units),
        ]),
      );
      const { username } = request.staff;
      await db.inTransaction(async (tx) => {
        const before = await setStaffLimits(platform, tx, player, asked, {
          actor: username,
          reason,
        });
        await recordAudit(tx, {
          actor: username,
          action: "player.limit",
          subject: player.publicId,
          brandId: player.brandId,
          before: plain([...asked.keys()].map((name) => [name, before.get(name) ?? null])),
          after: plain([...asked]),
          reason,
        });
      });
      return success(await viewOf(platform, player));
    },
  );
}

async function viewOf(platform: Platform, player: Player) {
  const { db } = platform;
  const { id, currency, brandId, publicId } = player;
  const brand = await brandById(db, brandId);
  if (!brand) throw new Error(`The brand of player ${publicId} is gone`);
  const money = (units: bigint | null) =>
    units === null ? null : { amount: units.toString(), currency };
  const { limits, times, needed } = await describeLimits(
    platform,
    db,
    { id, currency, brand },
    depositedLately,
  );
  const unclaimed = await unclaimedFrom(platform, player);
  return {
    limits,
    times,
    needed,
    unclaimed: unclaimed ? { ...unclaimed, from: unclaimed.from.toString() } : null,
    changes: (await limitChangesOf(db, id, CHANGES_SHOWN)).map((change) => ({
      ...change,
      ...(change.name === "realityCheck" || isTimeLimit(change.name)
        ? { before: null, after: null, minutes: minutesOf(change) }
        : { before: money(change.before), after: money(change.after), minutes: null }),
      at: change.at.toString(),
    })),
  };
}

function minutesOf({ before, after }: { before: bigint | null; after: bigint | null }) {
  const minutes = (units: bigint | null) => (units === null ? null : Number(units));
  return { before: minutes(before), after: minutes(after) };
}

function plain(
  limits: readonly (readonly [MoneyLimit, bigint | null])[],
): Readonly<Record<string, string | null>> {
  return Object.fromEntries(limits.map(([name, units]) => [name, units?.toString() ?? null]));
}
