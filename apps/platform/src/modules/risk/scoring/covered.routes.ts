import { z } from "zod";
import { answer, growingPage, pageOf, success } from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import type { Platform } from "../../../platform.ts";
import { requireStaff } from "../../staff/index.ts";
import { namesOf } from "../names-of.ts";
import { covered, toWireCovered } from "../risk-wire.ts";
import { pageCovered } from "./scores.store.ts";

const PAGE = 20;

/** What is to be reported to the authority. */
export function coveredRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const schema = {
    summary: "Transactions above the reported amount, newest first",
    querystring: z.object({ pageNo: z.coerce.number().int().min(1).max(10_000).default(1) }),
    response: { 200: answer(growingPage(covered)) },
  };
  app.get(
    "/operator/v1/risk/covered",
    { preHandler: requireStaff(platform, "risk.read"), schema },
    async ({ staff, query: { pageNo } }) => {
      const rows = await pageCovered(db, staff.brandId, PAGE, (pageNo - 1) * PAGE);
      const { content, ...place } = pageOf(rows, pageNo, PAGE);
      const named = await namesOf(
        db,
        content.map((one) => one.player),
      );
      return success({
        content: content.flatMap((one) => toWireCovered(one, named.get(one.player))),
        ...place,
      });
    },
  );
}
