import type { App } from "../../http/app.ts";
import type { Platform } from "../../platform.ts";
import { approvalLimitRoutes } from "./approvals/approval-limits.routes.ts";
import { approvalRoutes } from "./approvals/approvals.routes.ts";
import { auditRoutes } from "./audit.routes.ts";
import { houseBrandRoutes } from "./brands/brands.routes.ts";
import { brandProofRoutes } from "./proofs/brand-proof.routes.ts";
import { dashboardRoutes } from "./dashboard.routes.ts";
import { daysRoutes } from "./days.routes.ts";
import { ledgerProofRoutes } from "./proofs/ledger-proof.routes.ts";
import { minorRoutes } from "./minors/minor.routes.ts";
import { playerLimitsRoutes } from "./players/player-limits.routes.ts";
import { playerActionRoutes } from "./players/player-actions.routes.ts";
import { playerContactsRoutes } from "./players/player-contacts.routes.ts";
import { playerIdentityRoutes } from "./players/player-identity.routes.ts";
import { playerOwedRoutes } from "./players/player-owed.routes.ts";
import { playerProfitRoutes } from "./players/player-profit.routes.ts";
import { playerRoundRoutes } from "./players/player-round.routes.ts";
import { playerViewRoutes } from "./players/player-view.routes.ts";
import { troubleRoutes } from "./troubles.routes.ts";
import { sharedAccountRoutes } from "./players/shared-accounts.routes.ts";
import { withdrawalEvidenceRoutes } from "./withdrawal-evidence.routes.ts";
import { workRoutes } from "./work.routes.ts";

/** Every route of this module. */
export function backofficeRoutes(app: App, platform: Platform): void {
  dashboardRoutes(app, platform);
  daysRoutes(app, platform);
  workRoutes(app, platform);
  troubleRoutes(app, platform);
  playerViewRoutes(app, platform);
  playerRoundRoutes(app, platform);
  playerProfitRoutes(app, platform);
  playerActionRoutes(app, platform);
  playerOwedRoutes(app, platform);
  playerLimitsRoutes(app, platform);
  minorRoutes(app, platform);
  playerContactsRoutes(app, platform);
  playerIdentityRoutes(app, platform);
  approvalRoutes(app, platform);
  approvalLimitRoutes(app, platform);
  ledgerProofRoutes(app, platform);
  houseBrandRoutes(app, platform);
  brandProofRoutes(app, platform);
  withdrawalEvidenceRoutes(app, platform);
  sharedAccountRoutes(app, platform);
  auditRoutes(app, platform);
}
