import { z } from "zod";
import {
  answer,
  growingPage,
  pageOf,
  Refusal,
  success,
  wireTime,
} from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import type { Platform } from "../../../platform.ts";
import { recordAudit } from "../../audit/index.ts";
import { allBrands } from "../../brands/index.ts";
import { maskNumber, sharedNumber, sharedNumbers } from "../../cashier/index.ts";
import { playersByIds } from "../../players/index.ts";
import { requireStaff } from "../../staff/index.ts";
import { namesOf, otherPlayer } from "./other-players.ts";
import { wholeNumber } from "./player-accounts.routes.ts";

const PAGE_SIZE = 20;

const line = z
  .object({
    id: z.string(),
    number: z.string().meta({ description: "All but its end hidden." }),
    brand: z.string(),
    lastAt: wireTime,
    players: z.array(
      otherPlayer.extend({
        bound: z.boolean().meta({ description: "False if the player only tried to." }),
        bank: z.string().nullable(),
        at: wireTime,
      }),
    ),
  })
  .meta({
    id: "SharedAccount",
    description: "An account number that several players of a brand bound or tried to bind.",
  });

/**
 * Account numbers that belong to several players: those marked earlier, and those others tried to
 * bind.
 */
export function sharedAccountRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const schema = {
    summary:
      "Bank accounts that several players of a brand bound or tried to bind, latest activity first",
    querystring: z.object({ pageNo: z.coerce.number().int().min(1).max(100_000).default(1) }),
    response: { 200: answer(growingPage(line)) },
  };
  app.get(
    "/operator/v1/shared-accounts",
    { preHandler: requireStaff(platform, "withdrawals.read"), schema },
    async ({ staff, query }) => {
      const found = await sharedNumbers(
        db,
        staff.brandId,
        PAGE_SIZE,
        (query.pageNo - 1) * PAGE_SIZE,
      );
      const { content, ...place } = pageOf(found, query.pageNo, PAGE_SIZE);
      const [brands, players] = await Promise.all([
        allBrands(db, staff.brandId),
        playersByIds(db, [
          ...new Set(content.flatMap(({ uses }) => uses.map(({ player }) => player))),
        ]),
      ]);
      const named = namesOf(players);
      const lines = content.map(({ ref: id, number, brandId, lastAt, uses }) => ({
        id,
        number: maskNumber(number),
        brand: brands.find(({ id }) => id === brandId)?.name ?? "",
        lastAt: lastAt.toString(),
        players: uses.flatMap(({ player, bound, bank, at }) =>
          named(player).map((one) => ({ ...one, bound, bank, at: at.toString() })),
        ),
      }));
      return success({ content: lines, ...place });
    },
  );

  const looking = {
    summary: "The whole number of a shared bank account; the look is in the audit trail",
    params: z.object({ id: z.string().max(40) }),
    response: { 200: answer(wholeNumber) },
    refusals: { 404: ["NOT_FOUND"] },
  };
  app.post(
    "/operator/v1/shared-accounts/:id/show",
    { preHandler: requireStaff(platform, "withdrawals.read"), schema: looking },
    async ({ staff, params: { id } }) => {
      const found = await sharedNumber(db, id, staff.brandId);
      if (!found) throw new Refusal(404, "NOT_FOUND", "No such account is shared.");
      const { brandId, number } = found;
      await db.inTransaction((tx) =>
        recordAudit(tx, {
          actor: staff.username,
          action: "shared-account.look",
          subject: id,
          brandId,
          after: { number: maskNumber(number) },
        }),
      );
      return success({ number });
    },
  );
}
