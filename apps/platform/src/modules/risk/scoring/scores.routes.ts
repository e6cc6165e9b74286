import { z } from "zod";
import { answer, success } from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import type { Platform } from "../../../platform.ts";
import { requireStaff } from "../../staff/index.ts";
import { findPlayer } from "../find-player.ts";
import { linksOf } from "../links/links-of.ts";
import { riskOfPlayer, score, toWireLink, toWireScore } from "../risk-wire.ts";
import { namesOf } from "../names-of.ts";
import { selectScores, selectScoresOf } from "./scores.store.ts";

/** Subjects that are asked about at once: a page of a queue. */
const MOST_SUBJECTS = 50;
/** An id and a comma. */
const LETTERS_EACH = 25;
const SCORES_SHOWN = 20;

/** Scores for staff, and who is linked to a player. */
export function scoresRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const preHandler = requireStaff(platform, "risk.read");

  const some = {
    summary: "The scores of some deposits, withdrawals or registrations",
    querystring: z.object({
      subjects: z
        .string()
        .regex(/^[a-z]{2,3}_[0-9a-z]{20}(,[a-z]{2,3}_[0-9a-z]{20})*$/)
        .max(MOST_SUBJECTS * LETTERS_EACH)
        .optional()
        .meta({ description: "Public ids, separated by commas." }),
    }),
    response: { 200: answer(z.object({ scores: z.array(score) })) },
  };
  app.get("/operator/v1/risk/scores", { preHandler, schema: some }, async ({ staff, query }) =>
    success({
      scores: (await selectScores(db, query.subjects?.split(",") ?? [], staff.brandId)).map(
        toWireScore,
      ),
    }),
  );

  const ofPlayer = {
    summary: "A player's latest scores and linked accounts",
    params: z.object({ id: z.string().max(40) }),
    response: { 200: answer(riskOfPlayer) },
    refusals: { 404: ["NOT_FOUND"] },
  };
  app.get(
    "/operator/v1/players/:id/risk",
    { preHandler, schema: ofPlayer },
    async ({ staff, params }) => {
      const player = await findPlayer(db, params.id, staff);
      const links = await linksOf(db, player.id, player.brandId);
      const named = await namesOf(
        db,
        links.map((one) => one.player),
      );
      return success({
        scores: (await selectScoresOf(db, player.id, SCORES_SHOWN)).map(toWireScore),
        links: links.flatMap((one) => toWireLink(one, named.get(one.player))),
      });
    },
  );
}
