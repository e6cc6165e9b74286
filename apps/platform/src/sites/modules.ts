import type { Module } from "../module.ts";
import { activityModule } from "../modules/activity/module.ts";
import { agentsModule } from "../modules/agents/module.ts";
import { approvalsModule } from "../modules/approvals/module.ts";
import { backofficeModule } from "../modules/backoffice/module.ts";
import { cashierModule } from "../modules/cashier/module.ts";
import { picturesOfGames } from "../modules/catalogue/index.ts";
import { catalogueModule } from "../modules/catalogue/module.ts";
import { challengesModule } from "../modules/challenges/module.ts";
import { chatLinksModule } from "../modules/chat-links/module.ts";
import { codesModule } from "../modules/codes/module.ts";
import { picturesOfContent } from "../modules/content/index.ts";
import { contractsModule } from "../modules/contracts/module.ts";
import { contentModule } from "../modules/content/module.ts";
import { documentsModule } from "../modules/documents/module.ts";
import { envelopesModule } from "../modules/envelopes/module.ts";
import { factsModule } from "../modules/facts/module.ts";
import { figuresModule } from "../modules/figures/module.ts";
import { feedbackModule } from "../modules/feedback/module.ts";
import { giveawaysModule } from "../modules/giveaways/module.ts";
import { inboxModule } from "../modules/inbox/module.ts";
import { identityModule } from "../modules/identity/module.ts";
import { jackpotsModule } from "../modules/jackpots/module.ts";
import { depositedLately } from "../modules/cashier/index.ts";
import { limitsModule } from "../modules/limits/module.ts";
import { lotteryModule } from "../modules/lottery/module.ts";
import { countVipDeposits, vipOf } from "../modules/loyalty/index.ts";
import { loyaltyModule } from "../modules/loyalty/module.ts";
import { messagesModule } from "../modules/messages/module.ts";
import { missionsModule } from "../modules/missions/module.ts";
import { personalDataModule } from "../modules/personal-data/module.ts";
import { picturesModule } from "../modules/pictures/module.ts";
import { picturesOfPromotions } from "../modules/promotions/index.ts";
import { promotionsModule } from "../modules/promotions/module.ts";
import { picturesOfRewards } from "../modules/points/index.ts";
import { pointsModule } from "../modules/points/module.ts";
import { profilesModule } from "../modules/profiles/module.ts";
import { reconciliationModule } from "../modules/reconciliation/module.ts";
import { referralModule } from "../modules/referral/module.ts";
import { registersModule } from "../modules/registers/module.ts";
import { rewardCenterModule } from "../modules/reward-center/module.ts";
import { riskModule } from "../modules/risk/module.ts";
import { revokeSessions } from "../modules/rounds/index.ts";
import { roundsModule } from "../modules/rounds/module.ts";
import { serviceModule } from "../modules/service/module.ts";
import { picturesOfSettings } from "../modules/settings/index.ts";
import { settingsModule } from "../modules/settings/module.ts";
import { shelfModule } from "../modules/shelf/module.ts";
import { staffModule } from "../modules/staff/module.ts";
import { tournamentsModule } from "../modules/tournaments/module.ts";
import { vendorWalletsModule } from "../modules/vendor-wallets/module.ts";
import { wageringModule } from "../modules/wagering/module.ts";
import { vipGiftsModule } from "../modules/vip-gifts/module.ts";
import { walletModule } from "../modules/wallet/module.ts";
import { winnersModule } from "../modules/winners/module.ts";

const MODULES_THAT_HEAR: readonly Module[] = [
  settingsModule,
  profilesModule,
  staffModule,
  approvalsModule,
  backofficeModule,
  identityModule(revokeSessions),
  challengesModule,
  codesModule,
  feedbackModule,
  inboxModule,
  serviceModule,
  envelopesModule,
  contentModule,
  picturesModule([
    picturesOfGames,
    picturesOfContent,
    picturesOfSettings,
    picturesOfPromotions,
    picturesOfRewards,
  ]),
  catalogueModule,
  shelfModule,
  roundsModule,
  figuresModule,
  winnersModule,
  activityModule,
  messagesModule,
  lotteryModule,
  registersModule,
  limitsModule(depositedLately, revokeSessions),
  documentsModule,
  wageringModule,
  cashierModule,
  loyaltyModule,
  promotionsModule,
  pointsModule({ vipOf, countDeposits: countVipDeposits }),
  missionsModule,
  giveawaysModule,
  tournamentsModule,
  vipGiftsModule,
  jackpotsModule,
  referralModule,
  agentsModule,
  contractsModule,
  chatLinksModule,
  reconciliationModule,
  riskModule,
  vendorWalletsModule,
  walletModule,
];

/**
 * Every module of the platform that has routes or jobs. The settings come first: they close a site
 * to a visitor before any other route is asked.
 */
export const MODULES: readonly Module[] = [
  ...MODULES_THAT_HEAR,
  factsModule(MODULES_THAT_HEAR),
  personalDataModule(MODULES_THAT_HEAR.flatMap(({ holds = [] }) => holds)),
  rewardCenterModule(MODULES_THAT_HEAR.flatMap(({ rewards = [] }) => rewards)),
];
