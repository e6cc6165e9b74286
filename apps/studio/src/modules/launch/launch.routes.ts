import { createPublicKey } from "node:crypto";
import { verifyRsa } from "@perya/wallet-protocol";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { vouchFor } from "../../http/framing-site.ts";
import type { Studio } from "../../studio.ts";
import { describeRound, findRoundOf } from "../rounds/index.ts";
import { replayAddress } from "../replays/index.ts";
import { LaunchRefusal } from "./launch-refusal.ts";
import { conduct, findPlayer, issueTicket } from "../sessions/index.ts";
import { stakesOf } from "../../stakes.ts";
import { limitLaunches } from "./limit-launches.guard.ts";
import { listGames } from "./list-games.ts";

const signed = z.object({ operator_id: z.string() });
const site = z.url({ protocol: /^https?$/ });
const language = z.string().max(35).default("en");
const launch = signed.extend(conduct.shape).extend({
  user: z.string().min(4).max(128),
  token: z.string().min(1).max(1_024),
  game_code: z.string().min(1).max(128),
  currency: z.string().regex(/^[A-Z]{3}$/),
  lang: language,
  lobby_url: site.optional(),
});
const which = signed.extend({
  user: z.string().max(128),
  round: z.string().max(128),
  lang: language,
  lobby_url: site.optional(),
});

/**
 * The operator's calls, signed over the raw bytes: an address for a player, our games, the
 * proof of a round and the page that shows it again.
 */
export async function launchRoutes(app: FastifyInstance, studio: Studio): Promise<void> {
  const { db, config, games } = studio;
  // Scoped to these routes: the signature covers the bytes as they came.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
  app.setErrorHandler((error: { statusCode?: number; message: string }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, "fault");
    return reply
      .code(status)
      .send({ error: status >= 500 ? `internal error, reference ${request.id}` : error.message });
  });
  const read = signedReader(config);
  const limit = limitLaunches(app, config.limits);
  app.post("/operator/generic/v2/game/url", async (request, reply) => {
    const asked = await read(request, launch);
    await limit(request, reply, asked.user);
    const rules = games.get(asked.game_code);
    if (!rules) throw new LaunchRefusal(404, "unknown game");
    if (stakesOf(config.stakes, rules, asked.currency, asked).length === 0)
      throw new LaunchRefusal(400, "no stakes in this currency");
    const { user, token: walletToken, game_code: game, currency } = asked;
    const ticket = await db.inTransaction((tx) =>
      issueTicket(tx, config.secretKey, {
        operator: config.operatorId,
        user,
        walletToken,
        game,
        currency,
        conduct: conduct.parse(asked),
      }),
    );
    const lobby = asked.lobby_url ?? config.playerUrl;
    const site = vouchFor(config.secretKey, lobby);
    const query = new URLSearchParams({ ticket, lang: asked.lang, lobby, site });
    return { url: `${config.publicUrl}/play/${encodeURIComponent(game)}?${query.toString()}` };
  });

  app.post("/operator/generic/v2/game/list", async (request) => {
    await read(request, signed);
    return listGames(studio);
  });

  app.post("/operator/generic/v2/game/round", async (request) => {
    const asked = await read(request, which);
    const player = await findPlayer(db, config.operatorId, asked.user);
    const id = z.uuid().safeParse(asked.round.toLowerCase());
    const round =
      player === undefined || !id.success ? undefined : await findRoundOf(db, player, id.data);
    if (!round) throw new LaunchRefusal(404, "unknown round");
    const onlooker = { language: asked.lang, site: asked.lobby_url ?? config.playerUrl };
    const url = await replayAddress(db, studio, round, onlooker);
    return { ...(await describeRound(db, studio, round)), ...(url === undefined ? {} : { url }) };
  });
}

/**
 * Reads a body that the operator signed, by its schema. Throws the refusal of one that is not, or
 * that is another operator's.
 */
function signedReader({ operatorId, operatorPublicKey }: Studio["config"]) {
  const key = createPublicKey(operatorPublicKey);
  return async <Schema extends typeof signed>(
    request: FastifyRequest,
    schema: Schema,
  ): Promise<z.infer<Schema>> => {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const signature = request.headers["x-hub88-signature"];
    if (!(await verifyRsa([key], body, typeof signature === "string" ? signature : undefined)))
      throw new LaunchRefusal(401, "bad or missing signature");
    const value = schema.safeParse(parse(body));
    if (!value.success) throw new LaunchRefusal(400, z.prettifyError(value.error).slice(0, 500));
    if (value.data.operator_id !== operatorId) throw new LaunchRefusal(403, "unknown operator");
    return value.data;
  };
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    throw new LaunchRefusal(400, "not JSON");
  }
}
