import type { Player } from "../../players/index.ts";

export type KindRefusal = "NON_MEMBER" | "NON_AGENT";

const AGENTS: ReadonlySet<Player["kind"]> = new Set(["1", "2", "41", "42"]);
const NOT_PLAYERS: ReadonlySet<Player["kind"]> = new Set(["staff", "system"]);

/**
 * Why an account may not sign in, undefined when it may. Staff and system accounts can't play;
 * `asAgent` means that the agents' switch of the form was on, which is for agents only.
 */
export function kindRefusal(
  { kind }: Pick<Player, "kind">,
  asAgent: boolean,
): KindRefusal | undefined {
  if (NOT_PLAYERS.has(kind)) return "NON_MEMBER";
  return asAgent && !AGENTS.has(kind) ? "NON_AGENT" : undefined;
}
