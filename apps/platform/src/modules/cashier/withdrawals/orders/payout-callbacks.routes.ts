import type { App } from "../../../../http/app.ts";
import type { Platform } from "../../../../platform.ts";
import { paymentCallbacks } from "../../metrics.ts";
import type { PaymentProvider } from "../../providers/provider.ts";
import { publishWithdrawal } from "../publish-withdrawal.ts";
import { takePayoutNews } from "./take-payout-news.ts";

const BODY_LIMIT_BYTES = 16_384;

/**
 * The provider's callbacks about payouts. 2xx means "known, don't repeat", and comes only after the
 * commit; anything else makes the provider repeat it later.
 */
export function payoutCallbackRoutes(
  app: App,
  platform: Platform,
  { code, payouts }: PaymentProvider,
): void {
  void app.register(async (raw) => {
    // The signature covers the raw bytes, so nothing parses them before it is checked.
    raw.removeAllContentTypeParsers();
    raw.addContentTypeParser(
      "*",
      { parseAs: "buffer", bodyLimit: BODY_LIMIT_BYTES },
      (_request, body, done) => done(null, body),
    );

    raw.post(`/callbacks/${code}-payouts`, { schema: { hide: true } }, async (request, reply) => {
      const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const news = await payouts.read(request.headers, bytes);
      const count = (outcome: string) => paymentCallbacks.inc({ provider: code, outcome });
      if (typeof news === "string") count(news);
      if (news === "unsigned")
        return reply.code(401).send({ error: "The signature is missing, wrong or old." });
      if (news === "unreadable")
        return reply.code(400).send({ error: "The message is not valid." });
      if (news === "unimportant") return { status: "noted" };
      const taken = await platform.db.inTransaction((tx) => takePayoutNews(tx, news));
      count(taken.ok ? (taken.value ? "changed" : "known") : taken.refusal);
      if (!taken.ok) {
        request.log.warn(
          { refusal: taken.refusal, event: news.event, payout: news.reference },
          "payout callback refused",
        );
        return reply
          .code(taken.refusal === "UNKNOWN_PAYOUT" ? 404 : 409)
          .send({ error: taken.refusal });
      }
      if (taken.value) publishWithdrawal(platform, taken.value);
      return { status: "noted" };
    });
  });
}
