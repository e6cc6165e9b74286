import { activityDeclares } from "./modules/activity/declares.ts";
import { approvalsDeclares } from "./modules/approvals/declares.ts";
import { auditDeclares } from "./modules/audit/declares.ts";
import { backofficeDeclares } from "./modules/backoffice/declares.ts";
import { cashierDeclares } from "./modules/cashier/declares.ts";
import { chatLinksDeclares } from "./modules/chat-links/declares.ts";
import { catalogueDeclares } from "./modules/catalogue/declares.ts";
import { contentDeclares } from "./modules/content/declares.ts";
import { contractsDeclares } from "./modules/contracts/declares.ts";
import { documentsDeclares } from "./modules/documents/declares.ts";
import { feedbackDeclares } from "./modules/feedback/declares.ts";
import { giveawaysDeclares } from "./modules/giveaways/declares.ts";
import { identityDeclares } from "./modules/identity/declares.ts";
import { inboxDeclares } from "./modules/inbox/declares.ts";
import { jackpotsDeclares } from "./modules/jackpots/declares.ts";
import { loyaltyDeclares } from "./modules/loyalty/declares.ts";
import { lotteryDeclares } from "./modules/lottery/declares.ts";
import { messagesDeclares } from "./modules/messages/declares.ts";
import { missionsDeclares } from "./modules/missions/declares.ts";
import { pointsDeclares } from "./modules/points/declares.ts";
import { profilesDeclares } from "./modules/profiles/declares.ts";
import { promotionsDeclares } from "./modules/promotions/declares.ts";
import { reconciliationDeclares } from "./modules/reconciliation/declares.ts";
import { referralDeclares } from "./modules/referral/declares.ts";
import { registersDeclares } from "./modules/registers/declares.ts";
import { riskDeclares } from "./modules/risk/declares.ts";
import { serviceDeclares } from "./modules/service/declares.ts";
import { settingsDeclares } from "./modules/settings/declares.ts";
import { staffDeclares } from "./modules/staff/declares.ts";
import { tournamentsDeclares } from "./modules/tournaments/declares.ts";
import { vendorWalletsDeclares } from "./modules/vendor-wallets/declares.ts";
import { wageringDeclares } from "./modules/wagering/declares.ts";
import { walletDeclares } from "./modules/wallet/declares.ts";
import { ownedOnce } from "./owned-once.ts";

/** Every permission there is, as the modules declare them. */
export const PERMISSIONS_DECLARED = {
  ...backofficeDeclares.permissions,
  ...cashierDeclares.permissions,
  ...catalogueDeclares.permissions,
  ...contentDeclares.permissions,
  ...contractsDeclares.permissions,
  ...lotteryDeclares.permissions,
  ...auditDeclares.permissions,
  ...jackpotsDeclares.permissions,
  ...loyaltyDeclares.permissions,
  ...messagesDeclares.permissions,
  ...giveawaysDeclares.permissions,
  ...missionsDeclares.permissions,
  ...documentsDeclares.permissions,
  ...feedbackDeclares.permissions,
  ...inboxDeclares.permissions,
  ...serviceDeclares.permissions,
  ...settingsDeclares.permissions,
  ...staffDeclares.permissions,
  ...approvalsDeclares.permissions,
  ...pointsDeclares.permissions,
  ...profilesDeclares.permissions,
  ...promotionsDeclares.permissions,
  ...reconciliationDeclares.permissions,
  ...referralDeclares.permissions,
  ...registersDeclares.permissions,
  ...riskDeclares.permissions,
  ...tournamentsDeclares.permissions,
  ...vendorWalletsDeclares.permissions,
  ...wageringDeclares.permissions,
} as const;

/** Sections of a brand's settings that other modules declare. */
export const SECTIONS_DECLARED = {
  ...cashierDeclares.settings,
  ...documentsDeclares.settings,
  ...catalogueDeclares.settings,
  ...messagesDeclares.settings,
  ...missionsDeclares.settings,
  ...identityDeclares.settings,
  ...loyaltyDeclares.settings,
  ...chatLinksDeclares.settings,
  ...contractsDeclares.settings,
  ...serviceDeclares.settings,
  ...activityDeclares.settings,
  ...jackpotsDeclares.settings,
  ...pointsDeclares.settings,
  ...reconciliationDeclares.settings,
  ...referralDeclares.settings,
  ...registersDeclares.settings,
  ...riskDeclares.settings,
  ...vendorWalletsDeclares.settings,
} as const;

/** Every kind of account the house has. One that two modules name does not compile. */
export const HOUSE_ACCOUNTS_DECLARED = ownedOnce(
  backofficeDeclares.houseAccounts,
  walletDeclares.houseAccounts,
  cashierDeclares.houseAccounts,
  catalogueDeclares.houseAccounts,
  promotionsDeclares.houseAccounts,
  jackpotsDeclares.houseAccounts,
  pointsDeclares.houseAccounts,
  loyaltyDeclares.houseAccounts,
  contractsDeclares.houseAccounts,
  tournamentsDeclares.houseAccounts,
  vendorWalletsDeclares.houseAccounts,
);

/** A kind's name with numbers in the place of `{id}`. */
type Named<Kind> = Kind extends `${infer Before}{id}${infer After}`
  ? `${Before}${number}${After}`
  : Kind;

/** An account of the house, by its name. */
export type HouseAccount = Named<keyof typeof HOUSE_ACCOUNTS_DECLARED>;
