import { z } from "zod";
import { answer, nothing, Refusal, success } from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import type { Platform } from "../../../platform.ts";
import { brandOfRequest } from "../../brands/index.ts";
import { FAULTS } from "./fault-words.ts";
import { invitationIn } from "./invitation-in.ts";

/** Per address. A code has 31^8 forms, so this many tries find none. */
const PER_MINUTE = 20;

/** Whether an invitation is valid, checked before the visitor fills in the rest. */
export function affiliateRoutes(app: App, platform: Platform): void {
  const schema = {
    summary: "Whether an invitation or affiliate code is valid at this brand",
    querystring: z.object({
      code: z.string().trim().min(1).max(100),
      domain: z.string().max(300).optional().meta({
        description: "Where the code was issued. The brand follows from the host that is called.",
      }),
    }),
    response: { 200: answer(nothing) },
    refusals: { 422: ["INVALID_INVITATION"] },
  };
  app.get(
    "/api/v1/affiliate",
    { schema, config: { rateLimit: { max: PER_MINUTE, timeWindow: "1 minute" } } },
    async (request) => {
      const brand = await brandOfRequest(platform, request);
      const invited = await invitationIn(platform.db, brand.id, {
        affiliateCode: request.query.code,
      });
      if (!invited.ok) throw new Refusal(422, invited.refusal, FAULTS.affiliateCode);
      return success({});
    },
  );
}
