import type { Module } from "../../module.ts";
import { winnerRoutes } from "./winners.routes.ts";

export const winnersModule: Module = {
  player: [winnerRoutes],
};
