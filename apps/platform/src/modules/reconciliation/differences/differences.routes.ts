import { z } from "zod";
import { answer, growingPage, pageOf, success } from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import type { Platform } from "../../../platform.ts";
import { openApprovalFor } from "../../approvals/index.ts";
import { requireStaff } from "../../staff/index.ts";
import { DIFFERENCE_STATES } from "./difference.ts";
import { DIFFERENCE_ORDERS, pageDifferences } from "./difference-queue.store.ts";
import { differenceRow, settleRefusal, toDifferenceRow } from "./difference-wire.ts";
import { selectDifference, selectOtherSides } from "./differences.store.ts";
import { SETTLE_KIND } from "./settle-difference.ts";

const PAGE = 20;
/** What could be the other side of one that are shown with it. */
const MOST_OTHERS = 10;
const day = z.iso.date().optional();
const query = z.object({
  status: z.enum([...DIFFERENCE_STATES, "WAITING"]).optional(),
  search: z.string().trim().max(128).optional(),
  from: day,
  to: day,
  sort: z.enum(DIFFERENCE_ORDERS).optional(),
  pageNo: z.coerce.number().int().min(1).max(10_000).default(1),
});
const details = differenceRow
  .extend({
    others: z.array(differenceRow).meta({
      description: "Open ones that could be its other side, the nearest amount first.",
    }),
    waits: z.boolean().meta({ description: "One person has settled it; a second one is needed." }),
  })
  .meta({ id: "ReconciliationDetails" });

/** The queue of what statements and our books differ in, and one of it. */
export function differencesRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const preHandler = requireStaff(platform, "reconciliation.read");
  const listing = {
    summary:
      "What statements and our books differ in, by state, number, player and day; waiting ones " +
      "oldest first, all others newest first",
    querystring: query,
    response: { 200: answer(growingPage(differenceRow)) },
  };
  app.get(
    "/operator/v1/reconciliation/differences",
    { preHandler, schema: listing },
    async ({ staff: { brandId }, query: { pageNo, status, search, sort, from, to } }) => {
      const waiting = status === "WAITING";
      const rows = await pageDifferences(
        db,
        {
          brandId,
          search: search || undefined,
          from,
          to,
          status: waiting ? "OPEN" : status,
          sort: sort ?? (waiting ? "oldest" : "newest"),
        },
        PAGE,
        (pageNo - 1) * PAGE,
      );
      const { content, ...place } = pageOf(rows, pageNo, PAGE);
      return success({ content: content.map(toDifferenceRow), ...place });
    },
  );

  const reading = {
    summary: "One difference, and what could be its other side",
    params: z.object({ id: z.string().max(40) }),
    response: { 200: answer(details) },
    refusals: { 404: ["NOT_FOUND"] },
  };
  app.get(
    "/operator/v1/reconciliation/differences/:id",
    { preHandler, schema: reading },
    async ({ staff, params: { id } }) => {
      const found = await selectDifference(db, id, staff.brandId);
      if (!found) throw settleRefusal("NOT_FOUND");
      const isHalf = found.kind === "MISSING_WITH_US" || found.kind === "MISSING_AT_PROVIDER";
      const others =
        isHalf && found.state === "OPEN" ? await selectOtherSides(db, found, MOST_OTHERS) : [];
      const asked = await openApprovalFor(db, SETTLE_KIND, id);
      return success({
        ...toDifferenceRow(found),
        others: others.map(toDifferenceRow),
        waits: asked !== undefined,
      });
    },
  );
}
