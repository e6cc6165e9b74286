import type { Module } from "../../module.ts";
import { favouriteRoutes } from "./favourites.routes.ts";
import { recentRoutes } from "./recent.routes.ts";

export const shelfModule: Module = {
  player: [recentRoutes, favouriteRoutes],
};
