import type { GameFace, GameRules, GameViewProps } from "@perya/game-kit";
import type { ComponentType } from "react";

interface GameModule {
  readonly View: ComponentType<GameViewProps>;
  readonly face: GameFace;
}

/** Every game's view, loaded when it is opened. */
export const VIEWS: Readonly<Record<string, () => Promise<GameModule>>> = {
  "harbor-lanterns": () => import("@perya/game-harbor-lanterns/view"),
  "thunder-orchard": () => import("@perya/game-thunder-orchard/view"),
  "coral-cascade": () => import("@perya/game-coral-cascade/view"),
  "mango-mines": () => import("@perya/game-mango-mines/view"),
  "halo-halo-drop": () => import("@perya/game-halo-halo-drop/view"),
};

/** Its rules, for recomputing a revealed round. */
export const RULES: Readonly<Record<string, () => Promise<{ rules: unknown }>>> = {
  "harbor-lanterns": () => import("@perya/game-harbor-lanterns/rules"),
  "thunder-orchard": () => import("@perya/game-thunder-orchard/rules"),
  "coral-cascade": () => import("@perya/game-coral-cascade/rules"),
  "mango-mines": () => import("@perya/game-mango-mines/rules"),
  "halo-halo-drop": () => import("@perya/game-halo-halo-drop/rules"),
};

export type AnyRules = GameRules<unknown, unknown, unknown>;
