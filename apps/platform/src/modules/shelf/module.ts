import type { Module } from "../../module.ts";
import { favouriteRoutes } from "./favourites.routes.ts";
import { recentRoutes } from "./recent.routes.ts";
import { SHELF_HOLDS } from "./held.store.ts";

export const shelfModule: Module = {
  player: [recentRoutes, favouriteRoutes],
  holds: SHELF_HOLDS,
};
