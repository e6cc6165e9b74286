import type { Module } from "../../module.ts";
import type { AskDeposited } from "./describe-limits.ts";
import { limitsRoutes } from "./limits.routes.ts";

/** `askDeposited` is the cashier's: it asks this module itself before it opens a deposit. */
export const limitsModule = (askDeposited: AskDeposited): Module => ({
  player: [limitsRoutes(askDeposited)],
});
