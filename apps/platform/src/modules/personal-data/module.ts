import type { HeldData } from "../../held-data.ts";
import type { Module } from "../../module.ts";
import { closingRoutes, reopeningRoutes } from "./closing.routes.ts";
import { downloadRoutes } from "./download.routes.ts";

/** `held` is what all modules keep of a player. */
export const personalDataModule = (held: readonly HeldData[]): Module => ({
  player: [downloadRoutes(held), closingRoutes],
  operator: [reopeningRoutes],
});
