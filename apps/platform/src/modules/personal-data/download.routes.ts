import { Readable } from "node:stream";
import { newToken, tokenHash } from "@perya/secrets";
import { z } from "zod";
import type { HeldData } from "../../held-data.ts";
import { answer, Refusal, success } from "../../http/answers/answer.ts";
import { joinRefusals, refusalsOf } from "../../http/answers/refusals.ts";
import type { App } from "../../http/app.ts";
import type { Platform } from "../../platform.ts";
import { brandOfRequest } from "../brands/index.ts";
import { ENVELOPE_REFUSALS, requireEnvelope } from "../envelopes/index.ts";
import { OWNER_REFUSALS, ownerProof, requireOwner, requireRealPlayer } from "../identity/index.ts";
import { playerById } from "../players/index.ts";
import { documentOf } from "./document-of.ts";
import { beginDownload, countLately, insertDownload, MAX_A_DAY } from "./downloads.store.ts";

const PER_MINUTE = 10;
const config = { rateLimit: { max: PER_MINUTE, timeWindow: "1 minute" } };
const PATH = "/api/v1/personal-data";

const REFUSALS = {
  TOO_MANY_DOWNLOADS: [429, `You can download your data ${MAX_A_DAY} times in 24 hours.`],
} as const;

/** The download of everything that is held of a player. */
export const downloadRoutes =
  (held: readonly HeldData[]) =>
  (app: App, platform: Platform): void => {
    const asking = {
      summary: "Asks for a download of everything that is held of the player",
      description: "Takes an encrypted body only. The address works once, within ten minutes.",
      body: z.object(ownerProof),
      response: { 200: answer(z.object({ address: z.string() })) },
      refusals: joinRefusals(ENVELOPE_REFUSALS, OWNER_REFUSALS, refusalsOf(REFUSALS)),
    };
    app.post(
      PATH,
      {
        preValidation: requireEnvelope(platform),
        preHandler: requireRealPlayer(platform),
        schema: asking,
        config,
      },
      async (request) => {
        await requireOwner(platform, request, request.body);
        const token = newToken();
        const { id } = request.player;
        const given = await platform.db.inTransaction(async (tx) => {
          if ((await countLately(tx, id)) >= MAX_A_DAY) return false;
          await insertDownload(tx, id, tokenHash(token));
          return true;
        });
        if (!given) {
          const [status, sentence] = REFUSALS.TOO_MANY_DOWNLOADS;
          throw new Refusal(status, "TOO_MANY_DOWNLOADS", sentence);
        }
        return success({ address: `${PATH}/${token}` });
      },
    );

    // A browser opens it as a file, so it answers with one.
    const params = z.object({ token: z.string().min(20).max(100) });
    app.get(
      `${PATH}/:token`,
      { schema: { hide: true, params }, config },
      async (request, reply) => {
        const brand = await brandOfRequest(platform, request);
        const { begun, player } = await platform.db.inTransaction(async (tx) => {
          const begun = await beginDownload(tx, tokenHash(request.params.token));
          const player = begun && (await playerById(tx, begun.player));
          // Thrown, so that another brand's host does not use the address up.
          if (!begun || player?.brandId !== brand.id)
            throw new Refusal(404, "NOT_FOUND", "This address was used, or is too old.");
          return { begun, player };
        });
        return reply
          .type("application/json; charset=utf-8")
          .header("content-disposition", `attachment; filename="${player.publicId}.json"`)
          .header("cache-control", "no-store")
          .send(Readable.from(documentOf(platform.reads, begun, held)));
      },
    );
  };
