/** Types of members who lead others: the specification's agent codes. */
const AGENTS: ReadonlySet<string> = new Set(["1", "2", "41", "42"]);

/** Whether a member's type is an agent's. */
export function isAgent(type: string | undefined): boolean {
  return type !== undefined && AGENTS.has(type);
}
