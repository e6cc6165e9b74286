import { z } from "zod";
import { answer, Refusal, success } from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import { refusalsOf } from "../../../http/answers/refusals.ts";
import type { Platform } from "../../../platform.ts";
import { findVendor } from "../../catalogue/index.ts";
import { requireStaff } from "../../staff/index.ts";
import { askToBook, DIFFERENCE_REFUSALS } from "./difference-approval.ts";

/** Differences between vendors' balances and ours, which two people book by the vendor's proof. */
export function operatorDifferencesRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const asking = {
    summary: "Requests that what a vendor has of a player counts; a second person approves",
    params: z.object({ vendor: z.string().max(64), player: z.string().max(64) }),
    body: z.object({ proof: z.string().trim().min(3).max(500) }),
    response: {
      200: answer(z.object({ status: z.literal("WAITING"), approvalId: z.string() })),
    },
    refusals: refusalsOf(DIFFERENCE_REFUSALS),
  };
  app.post(
    "/operator/v1/vendor-wallets/:vendor/:player/difference",
    { preHandler: requireStaff(platform, "vendor-wallets.decide"), schema: asking },
    async ({ staff, params: { player, vendor: slug }, body }) => {
      const vendor = await findVendor(db, slug);
      if (!vendor) throw refusalOf("NOT_FOUND");
      const asked = await db.inTransaction((tx) =>
        askToBook(tx, staff, { player, vendor }, body.proof),
      );
      if (!asked.ok) throw refusalOf(asked.refusal);
      return success({ status: "WAITING" as const, approvalId: asked.value });
    },
  );
}

function refusalOf(code: keyof typeof DIFFERENCE_REFUSALS): Refusal {
  const [status, sentence] = DIFFERENCE_REFUSALS[code];
  return new Refusal(status, code, sentence);
}
