import type { OpenReward } from "@perya/api-client/player";

/** What tells a reward apart from all others. */
export const keyOf = ({ kind, id }: Pick<OpenReward, "kind" | "id">): string => `${kind} ${id}`;
