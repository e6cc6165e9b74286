import { at, type Scene } from "./scene.ts";

/** A jackpot that staff are about to write, with the games that may feed it. */
export const JACKPOT_SCENES: readonly Scene[] = [at("jackpot-new", "staff", "/jackpots/new")];
