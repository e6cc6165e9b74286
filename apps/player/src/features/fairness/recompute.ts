import { commitmentOf, openDraw, sameJson } from "@perya/fair";
import type { GameRules } from "@perya/game-kit";
import { textOf } from "../../shared/language/text.ts";

/** The rules of every in-house game, loaded when they are needed. */
const RULES: Readonly<Record<string, () => Promise<{ rules: unknown }>>> = {
  "harbor-lanterns": () => import("@perya/game-harbor-lanterns/rules"),
  "thunder-orchard": () => import("@perya/game-thunder-orchard/rules"),
  "coral-cascade": () => import("@perya/game-coral-cascade/rules"),
  "mango-mines": () => import("@perya/game-mango-mines/rules"),
  "halo-halo-drop": () => import("@perya/game-halo-halo-drop/rules"),
};

export interface Claim {
  readonly game: string;
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly nonce: number;
  readonly choice: unknown;
}

export interface Recomputed {
  readonly commitment: string;
  readonly label: string;
  /** The outcome as the rules give it for these seeds, before any decision of the player. */
  readonly state: unknown;
}

/**
 * Recomputes a round from its seeds, in this browser, with the same rules the studio runs.
 * Throws an Error for a game or choice the rules don't know.
 */
export async function recompute(claim: Claim): Promise<Recomputed> {
  const t = textOf("fairness");
  const load = RULES[claim.game];
  if (!load) throw new Error(t("rules.unknown"));
  const rules = (await load()).rules as GameRules<unknown, unknown, unknown>;
  const choice = rules.readChoice(claim.choice ?? {});
  if (!choice.ok) throw new Error(t("rules.choice"));
  const label = `${rules.fairCode}:${claim.clientSeed}:${claim.nonce}`;
  return {
    commitment: commitmentOf(claim.serverSeed),
    label,
    state: rules.begin(choice.value, openDraw(claim.serverSeed, label)),
  };
}

/**
 * Whether a shown outcome agrees with the recomputed one: everything the recomputed state fixes
 * must be in it unchanged. What the player decided later (crates picked, how it ended) may differ.
 */
export function agrees(recomputed: unknown, shown: unknown): boolean {
  if (
    typeof recomputed !== "object" ||
    recomputed === null ||
    typeof shown !== "object" ||
    shown === null
  )
    return false;
  const fixed = Object.entries(recomputed).filter(
    ([name]) => name !== "picked" && name !== "ended",
  );
  const other = shown as Readonly<Record<string, unknown>>;
  return fixed.length > 0 && fixed.every(([name, value]) => sameJson(other[name], value));
}
