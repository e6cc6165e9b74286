import type { Module } from "../../module.ts";
import { hears } from "../facts/index.ts";
import { exclusionBegan } from "../limits/index.ts";
import { VENDOR_WALLETS_HOLD } from "./held.store.ts";
import { fetchExcluded } from "./moving/fetch-excluded.ts";
import { operatorOverviewRoutes } from "./staff/operator-overview.routes.ts";
import { operatorVendorRecordsRoutes } from "./staff/operator-vendor-records.routes.ts";
import { operatorVendorWalletsRoutes } from "./staff/operator-vendor-wallets.routes.ts";
import { vendorWalletsJobs } from "./vendor-wallets.jobs.ts";
import { vendorWalletsRoutes } from "./vendor-wallets.routes.ts";

export const vendorWalletsModule: Module = {
  player: [vendorWalletsRoutes],
  operator: [operatorVendorWalletsRoutes, operatorVendorRecordsRoutes, operatorOverviewRoutes],
  jobs: vendorWalletsJobs,
  hears: [hears(exclusionBegan, "vendor wallets", (tx, { player }) => fetchExcluded(tx, player))],
  holds: VENDOR_WALLETS_HOLD,
};
