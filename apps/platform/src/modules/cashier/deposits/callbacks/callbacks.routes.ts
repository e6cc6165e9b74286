import type { App } from "../../../../http/app.ts";
import type { Platform } from "../../../../platform.ts";
import { paymentCallbacks } from "../../metrics.ts";
import type { PaymentReporter } from "../../providers/provider.ts";
import { lawsOfDeposit } from "../laws-of-deposits.ts";
import { takeNews } from "./take-news.ts";
import { publishDeposit } from "../publish-deposit.ts";

const BODY_LIMIT_BYTES = 16_384;

/**
 * The provider's callbacks about payments. 2xx means "known, don't repeat", and comes only after
 * the commit; anything else makes the provider repeat it later.
 */
export function callbackRoutes(app: App, platform: Platform, provider: PaymentReporter): void {
  void app.register(async (raw) => {
    // The signature covers the raw bytes, so nothing parses them before it is checked.
    raw.removeAllContentTypeParsers();
    raw.addContentTypeParser(
      "*",
      { parseAs: "buffer", bodyLimit: BODY_LIMIT_BYTES },
      (_request, body, done) => done(null, body),
    );

    raw.post(`/callbacks/${provider.code}`, { schema: { hide: true } }, async (request, reply) => {
      const news = await provider.read(
        request.headers,
        Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
      );
      const count = (outcome: string) => paymentCallbacks.inc({ provider: provider.code, outcome });
      if (typeof news === "string") count(news);
      if (news === "unsigned")
        return reply.code(401).send({ error: "The signature is missing, wrong or old." });
      if (news === "unreadable")
        return reply.code(400).send({ error: "The message is not valid." });
      if (news === "unimportant") return { status: "noted" };
      const laws = await lawsOfDeposit(platform, news.reference);
      const taken = await platform.db.inTransaction((tx) =>
        takeNews(tx, platform.wallet, news, laws),
      );
      count(taken.ok ? (taken.value.changed ? "changed" : "known") : taken.refusal);
      if (!taken.ok) {
        request.log.warn(
          { refusal: taken.refusal, event: news.event, deposit: news.reference },
          "payment callback refused",
        );
        return reply
          .code(taken.refusal === "UNKNOWN_DEPOSIT" ? 404 : 409)
          .send({ error: taken.refusal });
      }
      if (taken.value.changed) publishDeposit(platform, taken.value.deposit);
      return { status: taken.value.deposit.status };
    });
  });
}
