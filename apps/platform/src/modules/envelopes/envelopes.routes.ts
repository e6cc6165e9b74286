import { z } from "zod";
import { answer, success, wireTime } from "../../http/answers/answer.ts";
import type { App } from "../../http/app.ts";
import type { Platform } from "../../platform.ts";
import { currentKey } from "./current-key.ts";
import { publicKey } from "./envelopes.ts";

const value = z.object({ key: publicKey, now: wireTime });

/** The current key, and the server's time for the envelope. */
export function envelopeRoutes(app: App, platform: Platform): void {
  const schema = {
    summary: "The key for encrypted bodies, and the server's time",
    response: { 200: answer(value) },
  };
  app.get("/api/v1/envelope-key", { schema }, async (_request, reply) => {
    void reply.header("cache-control", "no-store");
    return success({ key: await currentKey(platform), now: new Date().toISOString() });
  });
}
