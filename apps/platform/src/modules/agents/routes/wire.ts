import type { Tx } from "@perya/postgres";
import { z } from "zod";
import { Refusal, wireTime } from "../../../http/answers/answer.ts";
import { AGENT_KINDS, playerByPublicId, playersByIds, type Player } from "../../players/index.ts";
import type { StaffSignedIn } from "../../staff/index.ts";
import type { Branch } from "../tree/branch.store.ts";

export const wireBranch = z
  .object({
    id: z.string(),
    username: z.string(),
    isAgent: z.boolean(),
    level: z.int().meta({ description: "1 directly under the house." }),
    direct: z.int().meta({ description: "Players directly below." }),
    isFrozen: z.boolean(),
    moves: z.boolean().meta({ description: "A move is scheduled." }),
  })
  .meta({ id: "AgentBranch", description: "A player in the tree of agents, as staff see it." });

export const wireMove = z
  .object({
    id: z.string(),
    to: z.string().nullable().meta({ description: "Name of the new upline; null for the house." }),
    effectiveAt: wireTime,
    agreedBy: z.string(),
    reason: z.string(),
  })
  .meta({ id: "AgentMove", description: "A scheduled move of a player and the team." });

/** Branches with the names of their players, in their order. */
export async function toBranches(
  tx: Tx,
  branches: readonly Branch[],
): Promise<z.infer<typeof wireBranch>[]> {
  const players = await playersByIds(
    tx,
    branches.map(({ player }) => player),
  );
  const byId = new Map(players.map((player) => [player.id, player]));
  return branches.flatMap(({ player: id, depth, direct, isFrozen, moves }) => {
    const player = byId.get(id);
    if (!player) return [];
    const { publicId, username, kind } = player;
    const isAgent = AGENT_KINDS.includes(kind);
    return [{ id: publicId, username, isAgent, level: depth, direct, isFrozen, moves }];
  });
}

/** The player of a public id. Throws a 404 when there is none in the staff's reach. */
export async function playerFor(
  tx: Tx,
  id: string,
  { brandId }: Pick<StaffSignedIn, "brandId">,
): Promise<Player> {
  const player = await playerByPublicId(tx, id);
  if (!player || (brandId !== null && player.brandId !== brandId))
    throw new Refusal(404, "NOT_FOUND", "There is no such player.");
  return player;
}

/** The refusal of a code, with its status and sentence in a table. */
export function refusalOf<Code extends string>(
  table: Readonly<Record<Code, readonly [status: number, sentence: string]>>,
  code: Code,
): Refusal {
  const [status, sentence] = table[code];
  return new Refusal(status, code, sentence);
}
