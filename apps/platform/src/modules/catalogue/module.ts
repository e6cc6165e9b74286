import type { Module } from "../../module.ts";
import { catalogueJobs } from "./catalogue.jobs.ts";
import { catalogueRoutes } from "./catalogue.routes.ts";
import { lobbyOffers } from "./categories/lobby-offers.ts";
import { operatorGameRoutes } from "./games/operator-games.routes.ts";
import { operatorVendorKeyRoutes } from "./keys/operator-keys.routes.ts";
import { operatorOfferRoutes } from "./offers/operator-offers.routes.ts";
import { vendorRequestRoutes } from "./requests/vendor-requests.routes.ts";
import { operatorVendorRoutes } from "./vendors/operator-vendors.routes.ts";

export const catalogueModule: Module = {
  player: [catalogueRoutes],
  operator: [
    operatorVendorRoutes,
    vendorRequestRoutes,
    operatorVendorKeyRoutes,
    operatorGameRoutes,
    operatorOfferRoutes,
  ],
  jobs: catalogueJobs,
  offers: [lobbyOffers],
};
