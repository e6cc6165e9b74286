import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { vouchFor } from "../../http/framing-site.ts";
import { signed, signedReader, takeSignedCalls } from "../../http/signed-calls.ts";
import type { Studio } from "../../studio.ts";
import { sharedWallet, type VendorRecord } from "../../vendor-records.ts";
import { describeRound, findRoundOf } from "../rounds/index.ts";
import { replayAddress } from "../replays/index.ts";
import { OperatorRefusal } from "../../http/operator-refusal.ts";
import { conduct, findPlayer, issueTicket } from "../sessions/index.ts";
import { stakesOf } from "../../stakes.ts";
import { limitLaunches } from "./limit-launches.guard.ts";
import { listGames } from "./list-games.ts";

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
 * proof of a round and the page that shows it again. `of` is the vendor record they are for.
 */
export async function launchRoutes(
  app: FastifyInstance,
  studio: Studio,
  of: VendorRecord = sharedWallet(studio),
): Promise<void> {
  const { db, config } = studio;
  const { operator, games } = of;
  takeSignedCalls(app);
  const read = signedReader(config);
  const limit = limitLaunches(app, config.limits);
  app.post("/operator/generic/v2/game/url", async (request, reply) => {
    const asked = await read(request, launch);
    await limit(request, reply, asked.user);
    const rules = games.get(asked.game_code);
    if (!rules) throw new OperatorRefusal(404, "unknown game");
    if (stakesOf(config.stakes, rules, asked.currency, asked).length === 0)
      throw new OperatorRefusal(400, "no stakes in this currency");
    const { user, token: walletToken, game_code: game, currency } = asked;
    const ticket = await db.inTransaction((tx) =>
      issueTicket(tx, config.secretKey, {
        operator,
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
    return listGames({ config, ...of });
  });

  app.post("/operator/generic/v2/game/round", async (request) => {
    const asked = await read(request, which);
    const player = await findPlayer(db, operator, asked.user);
    const id = z.uuid().safeParse(asked.round.toLowerCase());
    const round =
      player === undefined || !id.success ? undefined : await findRoundOf(db, player, id.data);
    if (!round) throw new OperatorRefusal(404, "unknown round");
    const onlooker = { language: asked.lang, site: asked.lobby_url ?? config.playerUrl };
    const url = await replayAddress(db, studio, round, onlooker);
    return { ...(await describeRound(db, studio, round)), ...(url === undefined ? {} : { url }) };
  });
}
