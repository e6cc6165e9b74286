import { z } from "zod";
import { answer, growingPage, pageOf, success } from "../../../http/answers/answer.ts";
import { spanOfDays } from "../../../http/answers/days.ts";
import type { App } from "../../../http/app.ts";
import type { Platform } from "../../../platform.ts";
import { brandById, findBrand } from "../../brands/index.ts";
import { requireStaff } from "../../staff/index.ts";
import { findPlayer } from "../find-player.ts";
import { CASE_STATES } from "./case.ts";
import { CASE_ORDERS, pageCases } from "./case-queue.store.ts";
import { caseReason, caseRefusal, caseRow, toCaseRow } from "./case-wire.ts";
import { selectCasesOf } from "./cases.store.ts";
import { openCase } from "./open-case.ts";

const PAGE = 20;
const day = z.iso.date().optional();
const query = z.object({
  status: z.enum([...CASE_STATES, "WAITING"]).optional(),
  search: z.string().trim().max(64).optional(),
  from: day,
  to: day,
  sort: z.enum(CASE_ORDERS).optional(),
  pageNo: z.coerce.number().int().min(1).max(10_000).default(1),
});

/** The queue of cases, a player's cases, and opening one by hand. */
export function casesRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const read = requireStaff(platform, "cases.read");
  const listing = {
    summary:
      "Cases by state, player, assignee and day; waiting ones oldest first, all others " +
      "newest first",
    querystring: query,
    response: { 200: answer(growingPage(caseRow)) },
  };
  app.get(
    "/operator/v1/cases",
    { preHandler: read, schema: listing },
    async ({ staff, query: { pageNo, status, search, sort, from, to } }) => {
      const { brandId } = staff;
      const { zone } =
        (brandId === null ? undefined : await brandById(db, brandId)) ?? (await findBrand(db, "*"));
      const span = spanOfDays({ fromDay: from, toDay: to }, zone);
      const filter = { brandId, status, search: search || undefined, sort };
      const rows = await pageCases(
        db,
        { ...filter, from: span.from, before: span.to },
        PAGE,
        (pageNo - 1) * PAGE,
      );
      const { content, ...place } = pageOf(rows, pageNo, PAGE);
      return success({ content: content.map(toCaseRow), ...place });
    },
  );

  const ofPlayer = {
    summary: "A player's cases, newest first",
    params: z.object({ id: z.string().max(40) }),
    response: { 200: answer(z.array(caseRow)) },
    refusals: { 404: ["NOT_FOUND"] },
  };
  app.get(
    "/operator/v1/players/:id/cases",
    { preHandler: read, schema: ofPlayer },
    async ({ staff, params }) => {
      const player = await findPlayer(db, params.id, staff);
      return success((await selectCasesOf(db, player.id)).map(toCaseRow));
    },
  );

  const opening = {
    summary: "Opens a case about a player",
    body: z.object({ player: z.string().max(40), reason: caseReason }),
    response: { 200: answer(caseRow) },
    refusals: { 404: ["NOT_FOUND"], 409: ["CASE_OPEN"] },
  };
  app.post(
    "/operator/v1/cases",
    { preHandler: requireStaff(platform, "cases.write"), schema: opening },
    async ({ staff, body }) => {
      const player = await findPlayer(db, body.player, staff);
      const opened = await db.inTransaction((tx) =>
        openCase(tx, player, staff.username, body.reason),
      );
      if (!opened.ok) throw caseRefusal(opened.refusal);
      return success(toCaseRow(opened.value));
    },
  );
}
