import { z } from "zod";
import { answer, growingPage, pageOf, Refusal, success } from "../../http/answers/answer.ts";
import type { App } from "../../http/app.ts";
import type { Platform } from "../../platform.ts";
import { playerByPublicId } from "../players/index.ts";
import { requireStaff } from "../staff/index.ts";
import { pageEntries, selectBalance } from "./ledger/ledger.store.ts";
import { toEntry, wireEntry, wirePoints } from "./wire.ts";

const PAGE = 20;

/** A player's points, for staff. */
export function operatorPlayerPointsRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const schema = {
    summary: "A player's points and what moved them, newest first",
    params: z.object({ id: z.string().max(40) }),
    querystring: z.object({ pageNo: z.coerce.number().int().min(1).max(10_000).default(1) }),
    response: { 200: answer(growingPage(wireEntry).extend({ points: wirePoints })) },
    refusals: { 404: ["NOT_FOUND"] },
  };
  app.get(
    "/operator/v1/players/:id/points",
    { preHandler: requireStaff(platform, "points.read"), schema },
    async ({ staff, params: { id }, query: { pageNo } }) => {
      const player = await playerByPublicId(db, id);
      if (!player || (staff.brandId !== null && player.brandId !== staff.brandId))
        throw new Refusal(404, "NOT_FOUND", "There is no such player.");
      const all = { kind: undefined, from: undefined, to: undefined };
      const place = { limit: PAGE + 1, offset: (pageNo - 1) * PAGE };
      const rows = await pageEntries(db, player.id, all, place);
      return success({
        ...pageOf(rows.map(toEntry), pageNo, PAGE),
        points: (await selectBalance(db, player.id)).toString(),
      });
    },
  );
}
