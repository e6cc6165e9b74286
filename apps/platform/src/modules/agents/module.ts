import type { Module } from "../../module.ts";
import { agentsHear } from "./hears.ts";
import { AGENTS_HOLD } from "./held.store.ts";

export const agentsModule: Module = {
  hears: agentsHear,
  holds: AGENTS_HOLD,
};
