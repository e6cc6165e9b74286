import { z } from "zod";
import { answer, success } from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import type { Platform } from "../../../platform.ts";
import { playerById } from "../../players/index.ts";
import { brandAsked, requireStaff } from "../../staff/index.ts";
import { selectScheduled } from "../moving/moves.store.ts";
import { pageBranch, selectBranches } from "../tree/branch.store.ts";
import { selectLineAbove } from "../tree/tree.store.ts";
import { playerFor, toBranches, wireBranch, wireMove } from "./wire.ts";

const PAGE = 50;
const params = z.object({ id: z.string().max(40) });
const brand = z.coerce.number().int().min(1).max(2_147_483_647).optional();

const wirePlaceOf = z
  .object({
    line: z.array(wireBranch).meta({ description: "From the house down to the player." }),
    move: wireMove.nullable(),
  })
  .meta({ id: "AgentPlace", description: "Where a player stands in the tree of agents." });

/** The tree of agents as staff look through it. */
export function treeRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const browsing = {
    summary: "The players directly under an agent, or under the house, oldest account first",
    querystring: z.object({
      brand,
      under: z.string().max(40).optional().meta({ description: "None for the house." }),
      after: z
        .string()
        .max(40)
        .optional()
        .meta({ description: "The last one of the page before." }),
    }),
    response: { 200: answer(z.object({ content: z.array(wireBranch), more: z.boolean() })) },
    refusals: { 404: ["NOT_FOUND", "NO_SUCH_BRAND"] },
  };
  app.get(
    "/operator/v1/agents",
    { preHandler: requireStaff(platform, "agents.read"), schema: browsing },
    async ({ staff, query }) => {
      const parent = query.under === undefined ? null : await playerFor(db, query.under, staff);
      const brandId = parent?.brandId ?? (await brandAsked(platform, staff, query.brand)).id;
      const last = query.after === undefined ? null : await playerFor(db, query.after, staff);
      const asked = { brandId, parent: parent?.id ?? null, after: last?.id ?? 0n };
      const found = await pageBranch(db, { ...asked, size: PAGE + 1 });
      const content = await toBranches(db, found.slice(0, PAGE));
      return success({ content, more: found.length > PAGE });
    },
  );

  const showing = {
    summary: "Where a player stands in the tree of agents, and a scheduled move",
    params,
    response: { 200: answer(wirePlaceOf) },
    refusals: { 404: ["NOT_FOUND"] },
  };
  app.get(
    "/operator/v1/agents/:id",
    { preHandler: requireStaff(platform, "agents.read"), schema: showing },
    async ({ staff, params: { id } }) => {
      const player = await playerFor(db, id, staff);
      const line = [...(await selectLineAbove(db, player.id)), player.id];
      const move = await selectScheduled(db, player.id);
      const to = move?.toParent ? await playerById(db, move.toParent) : undefined;
      return success({
        line: await toBranches(db, await selectBranches(db, line)),
        move: move
          ? {
              id: move.publicId,
              to: to?.username ?? null,
              effectiveAt: move.effectiveAt.toString(),
              agreedBy: move.agreedBy,
              reason: move.reason,
            }
          : null,
      });
    },
  );
}
