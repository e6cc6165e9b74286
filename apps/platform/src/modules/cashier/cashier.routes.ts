import type { App } from "../../http/app.ts";
import type { Platform } from "../../platform.ts";
import { bankAccountRoutes } from "./bank-accounts/bank-accounts.routes.ts";
import { ownAccountsRoutes } from "./bank-accounts/own-accounts.routes.ts";
import { recordAccountRoutes } from "./bank-accounts/for-player/record-account.routes.ts";
import { callbackRoutes } from "./deposits/callbacks/callbacks.routes.ts";
import { depositRoutes } from "./deposits/deposits.routes.ts";
import { operatorDepositRoutes } from "./deposits/operator-deposits.routes.ts";
import { recordedTransferRoutes } from "./deposits/transfers/recorded-transfers.routes.ts";
import { cashHistoryRoutes } from "./history/history.routes.ts";
import { promotionRoutes } from "./deposits/promotions/promotions.routes.ts";
import { methodRoutes } from "./methods.routes.ts";
import { openProviders, openReporter } from "./providers/providers.ts";
import { slipFiles } from "./slips/slip-files.ts";
import { operatorVoucherRoutes } from "./vouchers/operator-vouchers.routes.ts";
import { voucherRoutes } from "./vouchers/vouchers.routes.ts";
import { operatorWithdrawalRoutes } from "./withdrawals/operator-withdrawals.routes.ts";
import { appealRoutes } from "./withdrawals/complaints/appeals.routes.ts";
import { operatorComplaintRoutes } from "./withdrawals/complaints/operator-complaints.routes.ts";
import { forceRoutes } from "./withdrawals/legs/force.routes.ts";
import { answerRoutes, wishRoutes } from "./withdrawals/legs/answers.routes.ts";
import { legPictureRoutes } from "./withdrawals/legs/pictures.routes.ts";
import { operatorOrderRoutes } from "./withdrawals/orders/operator-orders.routes.ts";
import { payoutCallbackRoutes } from "./withdrawals/orders/payout-callbacks.routes.ts";
import { startForPlayerRoutes } from "./withdrawals/for-player/start-for-player.routes.ts";
import { operatorLegRoutes } from "./withdrawals/legs/operator-legs.routes.ts";
import { withdrawalRoutes } from "./withdrawals/withdrawals.routes.ts";

/** Routes for players and the payment provider. */
export function cashierRoutes(app: App, platform: Platform): void {
  const providers = openProviders(platform.config);
  methodRoutes(app, platform);
  promotionRoutes(app, platform);
  depositRoutes(app, platform, providers, slipFiles(platform.config));
  bankAccountRoutes(app, platform);
  ownAccountsRoutes(app, platform);
  withdrawalRoutes(app, platform);
  answerRoutes(app, platform, slipFiles(platform.config));
  wishRoutes(app, platform);
  appealRoutes(app, platform, slipFiles(platform.config));
  voucherRoutes(app, platform);
  cashHistoryRoutes(app, platform);
  for (const reporter of [...providers, openReporter(platform.config)])
    callbackRoutes(app, platform, reporter);
  for (const provider of providers) payoutCallbackRoutes(app, platform, provider);
}

/** Routes for staff. */
export function cashierOperatorRoutes(app: App, platform: Platform): void {
  operatorDepositRoutes(app, platform, slipFiles(platform.config));
  recordedTransferRoutes(app, platform);
  operatorWithdrawalRoutes(app, platform);
  startForPlayerRoutes(app, platform);
  recordAccountRoutes(app, platform);
  operatorLegRoutes(app, platform, openProviders(platform.config));
  operatorOrderRoutes(app, platform);
  legPictureRoutes(app, platform, slipFiles(platform.config));
  forceRoutes(app, platform, slipFiles(platform.config));
  operatorComplaintRoutes(app, platform);
  operatorVoucherRoutes(app, platform);
}
