import { z } from "zod";
import { answer, growingPage, pageOf, success, wireTime } from "../../http/answers/answer.ts";
import type { App } from "../../http/app.ts";
import type { Platform } from "../../platform.ts";
import { pageAudit, verifyAudit } from "../audit/index.ts";
import { allBrands } from "../brands/index.ts";
import { requireStaff } from "../staff/index.ts";

const PAGE_SIZE = 20;

const auditValue = z
  .object({
    n: z.string(),
    at: wireTime,
    actor: z.string(),
    action: z.string(),
    subject: z.string(),
    before: z.unknown(),
    after: z.unknown(),
    currency: z.string().nullable().meta({
      description: "Currency of its amounts: the brand's. Null for an action without a brand.",
    }),
    reason: z.string().nullable(),
    hash: z.string(),
  })
  .meta({ id: "AuditRow", description: "One action, sealed by the hash of the one before." });
const filter = z.object({
  actor: z.string().max(60).optional(),
  action: z.string().max(60).optional(),
  pageNo: z.coerce.number().int().min(1).max(100_000).default(1),
});

/** Who did what, and whether the trail is intact. */
export function auditRoutes(app: App, platform: Platform): void {
  const preHandler = requireStaff(platform, "audit.read");

  const listing = {
    summary: "Who did what, newest first",
    querystring: filter,
    response: { 200: answer(growingPage(auditValue)) },
  };
  app.get("/operator/v1/audit", { preHandler, schema: listing }, async (request) => {
    const { pageNo, actor, action } = request.query;
    const found = await pageAudit(
      platform.reads,
      { brandId: request.staff.brandId, actor, action },
      PAGE_SIZE,
      (pageNo - 1) * PAGE_SIZE,
    );
    const { content: rows, ...place } = pageOf(found, pageNo, PAGE_SIZE);
    const currencies = new Map(
      (await allBrands(platform.db, request.staff.brandId)).map(({ id, currency }) => [
        id,
        currency,
      ]),
    );
    const content = rows.map(({ brandId, ...row }) => {
      const currency = brandId === null ? null : (currencies.get(brandId) ?? null);
      return {
        ...row,
        currency,
        n: row.n.toString(),
        at: row.at.toString(),
        hash: row.hash.toString("hex"),
      };
    });
    return success({ content, ...place });
  });

  const proof = z
    .object({ green: z.boolean(), rows: z.number().int(), problem: z.string().nullable() })
    .meta({ id: "AuditProof" });
  const verifying = {
    summary: "Whether the audit trail is intact",
    response: { 200: answer(proof) },
  };
  app.get("/operator/v1/audit/verify", { preHandler, schema: verifying }, async () =>
    success(await verifyAudit(platform.reads)),
  );
}
