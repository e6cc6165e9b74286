import type { Module } from "../../module.ts";
import { hears } from "../facts/index.ts";
import { exclusionBegan, limitChanged, playEnded } from "../limits/index.ts";
import { VENDOR_WALLETS_HOLD } from "./held.store.ts";
import { fetchBarred } from "./moving/fetch-barred.ts";
import { betsBounded } from "./port-of.ts";
import { operatorDifferencesRoutes } from "./staff/operator-differences.routes.ts";
import { operatorOverviewRoutes } from "./staff/operator-overview.routes.ts";
import { operatorPlayerWalletsRoutes } from "./staff/operator-player-wallets.routes.ts";
import { operatorVendorRecordsRoutes } from "./staff/operator-vendor-records.routes.ts";
import { operatorVendorWalletsRoutes } from "./staff/operator-vendor-wallets.routes.ts";
import { vendorWalletsJobs } from "./vendor-wallets.jobs.ts";
import { vendorWalletsRoutes } from "./vendor-wallets.routes.ts";

export const vendorWalletsModule: Module = {
  player: [vendorWalletsRoutes],
  operator: [
    operatorVendorWalletsRoutes,
    operatorVendorRecordsRoutes,
    operatorOverviewRoutes,
    operatorDifferencesRoutes,
    operatorPlayerWalletsRoutes,
  ],
  jobs: vendorWalletsJobs,
  hears: [
    ...[exclusionBegan, playEnded].map((ended) =>
      hears(ended, "vendor wallets", (tx, { player }: { readonly player: bigint }) =>
        fetchBarred(tx, player),
      ),
    ),
    hears(limitChanged, "vendor wallets", async (tx, { player, limit, units, asked }) => {
      const bounds = limit === "singleBet" && units !== null && !asked;
      if (bounds && !betsBounded()) await fetchBarred(tx, player);
    }),
  ],
  holds: VENDOR_WALLETS_HOLD,
};
