import type { FastifyRequest } from "fastify";
import { Refusal } from "../../../http/answers/answer.ts";
import { guard } from "../../../http/guard.ts";
import type { Platform } from "../../../platform.ts";
import { requirePlayer } from "../../identity/index.ts";

const AGENTS: readonly string[] = ["1", "2", "41", "42"];

/** A guard for routes of the agent centre: lets signed-in agents pass. */
export function requireAgent(platform: Platform): (request: FastifyRequest) => Promise<void> {
  const player = requirePlayer(platform);
  const refusals = {
    401: ["NOT_LOGGED_IN"],
    403: ["PASSWORD_CHANGE_NEEDED", "NOT_AN_AGENT"],
  } as const;
  return guard({ scheme: "playerSession", refusals }, async (request) => {
    await player(request);
    if (!AGENTS.includes(request.player.kind))
      throw new Refusal(403, "NOT_AN_AGENT", "Only agents have a team.");
  });
}
