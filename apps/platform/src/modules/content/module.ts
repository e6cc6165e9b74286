import type { Module } from "../../module.ts";
import { contentRoutes } from "./content.routes.ts";
import { operatorContentRoutes } from "./operator-content.routes.ts";
import { promotionOffer } from "./promotion-offer.ts";

export const contentModule: Module = {
  player: [contentRoutes],
  operator: [operatorContentRoutes],
  offers: [promotionOffer],
};
