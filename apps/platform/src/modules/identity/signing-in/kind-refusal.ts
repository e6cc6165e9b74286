import type { Player } from "../../players/index.ts";

export type KindRefusal = "NON_MEMBER" | "NON_AGENT";

const AGENTS: ReadonlySet<Player["kind"]> = new Set(["1", "2", "41", "42"]);
const STRANGERS: ReadonlySet<Player["kind"]> = new Set(["staff", "system"]);

/** Why an account may not come in this way; undefined when it may. Staff and the house's own accounts play nowhere, and the agents' switch is for agents. */
export function kindRefusal(
  { kind }: Pick<Player, "kind">,
  asAgent: boolean,
): KindRefusal | undefined {
  if (STRANGERS.has(kind)) return "NON_MEMBER";
  return asAgent && !AGENTS.has(kind) ? "NON_AGENT" : undefined;
}
