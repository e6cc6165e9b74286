import type { App } from "../../http/app.ts";
import type { Platform } from "../../platform.ts";
import { operatorLotteryGameRoutes } from "./games/operator-games.routes.ts";
import { historyRoutes } from "./history/history.routes.ts";
import { marketTrendsRoute } from "./history/market-trends.routes.ts";
import { operatorImportRoutes } from "./history/imports.routes.ts";
import { operatorIssueRoutes } from "./issues/operator-issues.routes.ts";
import { counterRoute } from "./menus/counter.routes.ts";
import { drawRoutes } from "./menus/draws.routes.ts";
import { menuRoutes } from "./menus/menus.routes.ts";
import { recordRoutes } from "./records/records.routes.ts";
import { operatorReportRoutes } from "./reports/reports.routes.ts";
import { operatorDrawRoutes } from "./results/operator-draw.routes.ts";
import { operatorResultRoutes } from "./results/operator-results.routes.ts";

/** The lotteries' routes for the player site. */
export function lotteryRoutes(app: App, platform: Platform): void {
  menuRoutes(app, platform);
  drawRoutes(app, platform);
  counterRoute(app, platform);
  recordRoutes(app, platform);
  historyRoutes(app, platform);
  marketTrendsRoute(app, platform);
}

/** The console's routes for lotteries' games, draws and results. */
export function operatorLotteryRoutes(app: App, platform: Platform): void {
  operatorLotteryGameRoutes(app, platform);
  operatorIssueRoutes(app, platform);
  operatorResultRoutes(app, platform);
  operatorDrawRoutes(app, platform);
  operatorReportRoutes(app, platform);
  operatorImportRoutes(app, platform);
}
