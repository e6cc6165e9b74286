import { z } from "zod";
import { answer, growingPage, Refusal, success } from "../../../http/answers/answer.ts";
import { totalsAnswer } from "../../../http/answers/bet-totals.ts";
import { areFewDays, ofDays, spanOfDays, TOO_MANY_DAYS } from "../../../http/answers/days.ts";
import type { App } from "../../../http/app.ts";
import type { Platform } from "../../../platform.ts";
import { brandOfRequest } from "../../brands/index.ts";
import { requirePlayer } from "../../identity/index.ts";
import { roundsElsewhere } from "./products.ts";
import { fetchProof, wireProof } from "./fetch-proof.ts";
import { movementsOf, wireMovement } from "../account/movements-of.ts";
import { pageOfRounds } from "./page-of-rounds.ts";
import { selectRecord } from "./records.store.ts";
import { pageQuery, span } from "../account/span.ts";
import { totalsOfRounds } from "./totals-of-rounds.ts";
import { toWireRecords, wireRecord } from "./wire-record.ts";

const which = {
  gameId: z.string().max(128).optional(),
  status: z.enum(["OPEN", "CLOSED", "VOID"]).optional(),
};
const query = pageQuery.extend(which).refine(areFewDays, TOO_MANY_DAYS);
const totalsQuery = z.object({ ...ofDays, ...which }).refine(areFewDays, TOO_MANY_DAYS);
const recordId = z.object({ id: z.string().regex(/^rd_[1-9]\d{0,17}$/) });
const details = wireRecord
  .extend({
    details: z
      .string()
      .optional()
      .meta({ description: "What the vendor says happened: text or JSON, never markup." }),
    movements: z.array(wireMovement),
    proof: wireProof.optional(),
  })
  .meta({
    id: "RoundDetails",
    description:
      "A round with its transactions and, where the vendor gives it, the proof of its outcome.",
  });

/** A player's own rounds, with their movements and the proof of their outcome. */
export function recordsRoutes(app: App, platform: Platform): void {
  const { reads } = platform;
  const preHandler = requirePlayer(platform);

  const listing = {
    summary: "The player's rounds, newest first",
    querystring: query,
    response: { 200: answer(growingPage(wireRecord)) },
  };
  app.get("/api/v1/betting-record", { schema: listing, preHandler }, async (request) => {
    const { gameId, status, pageNo, pageSize, ...time } = request.query;
    const { zone } = await brandOfRequest(platform, request);
    const asked = { gameId, status, pageNo, pageSize, ...span(time, zone) };
    return success(await pageOfRounds(reads, request.player.id, asked));
  });

  const adding = {
    summary: "What the player's rounds of some days come to, by currency",
    querystring: totalsQuery,
    response: { 200: totalsAnswer },
  };
  app.get("/api/v1/betting-record/totals", { schema: adding, preHandler }, async (request) => {
    const { gameId, status, ...days } = request.query;
    const { zone } = await brandOfRequest(platform, request);
    const asked = { gameId, status, ...spanOfDays(days, zone) };
    return success(await totalsOfRounds(reads, request.player, asked));
  });

  const one = {
    summary: "One round",
    params: recordId,
    response: { 200: answer(details) },
    refusals: { 404: ["NOT_FOUND"] },
  };
  app.get("/api/v1/betting-record/:id", { schema: one, preHandler }, async (request) => {
    const { player } = request;
    const record = await selectRecord(
      reads,
      player.id,
      BigInt(request.params.id.slice("rd_".length)),
      await roundsElsewhere(reads, player.id),
    );
    const [wire] = record ? await toWireRecords(reads, [record]) : [];
    if (!record || !wire) throw new Refusal(404, "NOT_FOUND", "There is no such round.");
    const [movements, proof] = await Promise.all([
      movementsOf(reads, player.id, record),
      fetchProof(platform, player, record),
    ]);
    const said = record.details === null ? {} : { details: record.details };
    return success({ ...wire, ...said, movements, ...(proof ? { proof } : {}) });
  });
}
