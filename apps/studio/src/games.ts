import type { GameRules } from "@perya/game-kit";
import { rules as coralCascade } from "@perya/game-coral-cascade/rules";
import { rules as haloHaloDrop } from "@perya/game-halo-halo-drop/rules";
import { rules as harborLanterns } from "@perya/game-harbor-lanterns/rules";
import { rules as mangoMines } from "@perya/game-mango-mines/rules";
import { rules as thunderOrchard } from "@perya/game-thunder-orchard/rules";

/** A game as the round machine sees it: it keeps choices and states without looking into them. */
export type Rules = GameRules<unknown, unknown, unknown>;

/** Every game of the house, by its code, in the order of the lobby. */
export const games: ReadonlyMap<string, Rules> = new Map(
  (
    [harborLanterns, thunderOrchard, coralCascade, mangoMines, haloHaloDrop] as readonly Rules[]
  ).map((rules) => [rules.code, rules]),
);
