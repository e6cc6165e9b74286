import { createRootRoute, createRoute, createRouter } from "@tanstack/react-router";
import { ApplicationPage, ApplicationsPage } from "./routes/applications.tsx";
import { ApprovalsPage } from "./routes/approvals.tsx";
import { AuditPage } from "./routes/audit.tsx";
import { BrandsPage } from "./routes/brands.tsx";
import { CasePage } from "./routes/case.tsx";
import { CasesPage } from "./routes/cases.tsx";
import { ContentItemPage } from "./routes/content-item.tsx";
import { ContentPage } from "./routes/content.tsx";
import { CoveredPage } from "./routes/covered.tsx";
import { DashboardPage } from "./routes/dashboard.tsx";
import { DaysPage } from "./routes/days.tsx";
import { DepositPage } from "./routes/deposit.tsx";
import { DepositsPage } from "./routes/deposits.tsx";
import { DifferencePage } from "./routes/difference.tsx";
import { DocumentPage } from "./routes/document.tsx";
import { DocumentsPage } from "./routes/documents.tsx";
import { FeedbackPage } from "./routes/feedback.tsx";
import { GamePage } from "./routes/game.tsx";
import { GamesPage } from "./routes/games.tsx";
import { GiveawaysPage, RafflePage, RedPacketPage } from "./routes/giveaways.tsx";
import { JurisdictionProfilePage } from "./routes/jurisdiction-profile.tsx";
import { JurisdictionPage } from "./routes/jurisdiction.tsx";
import { LedgerPage } from "./routes/ledger.tsx";
import { LotteryDrawPage } from "./routes/lottery-draw.tsx";
import { LotteryGamePage } from "./routes/lottery-game.tsx";
import { LotteryOddsPage } from "./routes/lottery-odds.tsx";
import { LotteryPage } from "./routes/lottery.tsx";
import { LotteryReportPage } from "./routes/lottery-report.tsx";
import { MePage } from "./routes/me.tsx";
import { MessagePage, MessagesPage, WriteMessagePage } from "./routes/messages.tsx";
import { NotFoundPage } from "./routes/not-found.tsx";
import { OutboxPage } from "./routes/outbox.tsx";
import { PlayerPage } from "./routes/player.tsx";
import { PlayersPage } from "./routes/players.tsx";
import { JackpotsPage, NewJackpotPage } from "./routes/jackpots.tsx";
import { MissionPage, MissionsPage } from "./routes/missions.tsx";
import { TournamentPage, TournamentsPage } from "./routes/tournaments.tsx";
import { PromotionPage } from "./routes/promotion.tsx";
import { PromotionReportPage } from "./routes/promotion-report.tsx";
import { PromotionsPage } from "./routes/promotions.tsx";
import { PointsDetailPage, PointsPage } from "./routes/points.tsx";
import { ReconciliationPage } from "./routes/reconciliation.tsx";
import { AgentBillPage } from "./routes/agent-bill.tsx";
import { AgentBillsPage } from "./routes/agent-bills.tsx";
import { ReferralsPage } from "./routes/referrals.tsx";
import { RegistersPage } from "./routes/registers.tsx";
import { Root } from "./routes/root.tsx";
import { ServiceAnswersPage } from "./routes/service-answers.tsx";
import { ServiceConversationPage } from "./routes/service-conversation.tsx";
import { ServicePage } from "./routes/service.tsx";
import { SettingsPage } from "./routes/settings.tsx";
import { SharedAccountsPage } from "./routes/shared-accounts.tsx";
import { StaffPage } from "./routes/staff.tsx";
import { TransferPage } from "./routes/transfer.tsx";
import { TransfersPage } from "./routes/transfers.tsx";
import { VendorRecordPage, VendorRecordsPage } from "./routes/vendor-records.tsx";
import { VendorsPage } from "./routes/vendors.tsx";
import { VouchersPage } from "./routes/vouchers.tsx";
import { WorkPage } from "./routes/work.tsx";
import { WithdrawalPage } from "./routes/withdrawal.tsx";
import { WithdrawalsPage } from "./routes/withdrawals.tsx";
import type { MenuItem } from "./shared/layout/menu-item.ts";
import { QUEUES } from "./shared/http/use-work.ts";
import { Broken } from "./shared/layout/broken.tsx";
import type { Filters } from "./shared/lists/filters.ts";

const root = createRootRoute({ component: Root, validateSearch: readFilters });
/** A page, and its item in the menu, which shows them in this order. */
const page = <Path extends string>(path: Path, component: () => React.ReactNode, menu?: MenuItem) =>
  createRoute({ getParentRoute: () => root, path, component, staticData: { menu } });

const routes = root.addChildren([
  page("/", DashboardPage, { title: "Today" }),
  page("/work", WorkPage, {
    title: "Work",
    for: [
      "deposits.read",
      "approvals.decide",
      "service.read",
      "documents.read",
      "points.read",
      "promotions.read",
    ],
    count: QUEUES,
  }),
  page("/days", DaysPage, { title: "Days", for: ["reports.read"] }),
  page("/players", PlayersPage, { title: "Players", for: ["players.read"] }),
  page("/players/$id", PlayerPage),
  page("/deposits", DepositsPage, {
    title: "Deposits",
    for: ["deposits.read"],
    count: ["deposits"],
  }),
  page("/deposits/$id", DepositPage),
  page("/withdrawals", WithdrawalsPage, {
    title: "Withdrawals",
    for: ["withdrawals.read"],
    count: ["withdrawals"],
  }),
  page("/withdrawals/$id", WithdrawalPage),
  page("/vouchers", VouchersPage, { title: "Vouchers", for: ["vouchers.read"] }),
  page("/points", PointsPage, {
    title: "Points mall",
    for: ["points.read"],
    count: ["pointsOrders"],
  }),
  page("/points/$part", PointsPage),
  page("/points/$part/$id", PointsDetailPage),
  page("/reconciliation", ReconciliationPage, {
    title: "Reconciliation",
    for: ["reconciliation.read"],
    count: ["reconciliation"],
  }),
  page("/reconciliation/$part", ReconciliationPage),
  page("/differences/$id", DifferencePage),
  page("/cases", CasesPage, { title: "Cases", for: ["cases.read"], count: ["cases"] }),
  page("/cases/$id", CasePage),
  page("/covered", CoveredPage),
  page("/documents", DocumentsPage, {
    title: "Documents",
    for: ["documents.read"],
    count: ["documents"],
  }),
  page("/documents/$id", DocumentPage),
  page("/transfers", TransfersPage, {
    title: "Vendor wallets",
    for: ["vendor-wallets.read"],
  }),
  page("/transfers/$id", TransferPage),
  page("/vendor-records", VendorRecordsPage),
  page("/vendor-records/$id", VendorRecordPage),
  page("/service", ServicePage, {
    title: "Customer service",
    for: ["service.read"],
    count: ["service"],
  }),
  page("/service/$id", ServiceConversationPage),
  page("/service-answers", ServiceAnswersPage),
  page("/messages", MessagesPage, { title: "Messages", for: ["inbox.read"] }),
  page("/messages/new", WriteMessagePage),
  page("/messages/$id", MessagePage),
  page("/shared-accounts", SharedAccountsPage),
  page("/approvals", ApprovalsPage, { title: "Approvals", count: ["approvals"] }),
  page("/approvals/$part", ApprovalsPage),
  page("/vendors", VendorsPage, { title: "Vendors", for: ["offer.read"] }),
  page("/games", GamesPage, { title: "Games", for: ["offer.read"] }),
  page("/games/$id", GamePage),
  page("/lottery", LotteryPage, {
    title: "Lottery",
    for: ["lottery.read", "reports.read"],
    count: ["results", "resultsToConfirm"],
  }),
  page("/lottery/$part", LotteryPage),
  page("/lottery/games/$code", LotteryGamePage),
  page("/lottery/draws/$code/$issueNo", LotteryDrawPage),
  page("/lottery/odds/$mode/$rules", LotteryOddsPage),
  page("/lottery/reports/$code/$issueNo", LotteryReportPage),
  page("/content", ContentPage, { title: "Content", for: ["content.read"] }),
  page("/content/$part", ContentPage),
  page("/content/$part/$id", ContentItemPage),
  page("/promotions", PromotionsPage, { title: "Promotions", for: ["promotions.read"] }),
  page("/promotions/$id", PromotionPage),
  page("/promotion-report", PromotionReportPage),
  page("/applications", ApplicationsPage, {
    title: "Applications",
    for: ["promotions.read"],
    count: ["applications"],
  }),
  page("/applications/$id", ApplicationPage),
  page("/missions", MissionsPage, { title: "Missions", for: ["missions.read"] }),
  page("/missions/$id", MissionPage),
  page("/giveaways", GiveawaysPage, { title: "Giveaways", for: ["giveaways.read"] }),
  page("/giveaways/raffles/$id", RafflePage),
  page("/giveaways/red-packets/$id", RedPacketPage),
  page("/tournaments", TournamentsPage, { title: "Tournaments", for: ["tournaments.read"] }),
  page("/tournaments/$id", TournamentPage),
  page("/jackpots", JackpotsPage, { title: "Jackpots", for: ["jackpots.read"] }),
  page("/jackpots/new", NewJackpotPage),
  page("/referrals", ReferralsPage, { title: "Referrals", for: ["referrals.read"] }),
  page("/agent-bills", AgentBillsPage, {
    title: "Agents' bills",
    for: ["agentPay.read"],
    count: ["agentBills"],
  }),
  page("/agent-bills/$id", AgentBillPage),
  page("/outbox", OutboxPage, { title: "Outbox", for: ["outbox.read"] }),
  page("/feedback", FeedbackPage, { title: "Feedback", for: ["feedback.read"] }),
  page("/settings", SettingsPage, { title: "Settings", for: ["settings.read"] }),
  page("/settings/$part", SettingsPage),
  page("/brands", BrandsPage, { title: "Brands", for: ["brands.read"] }),
  page("/jurisdiction", JurisdictionPage, { title: "Jurisdiction", for: ["profiles.read"] }),
  page("/jurisdiction/$code", JurisdictionProfilePage),
  page("/registers", RegistersPage, { title: "Registers", for: ["registers.read"] }),
  page("/ledger", LedgerPage, { title: "Ledger proof", for: ["ledger.read", "proof.read"] }),
  page("/audit", AuditPage, { title: "Audit trail", for: ["audit.read"] }),
  page("/staff", StaffPage, { title: "Staff", for: ["staff.write"] }),
  page("/staff/$part", StaffPage),
  page("/me", MePage, { title: "My account" }),
]);

function readFilters(search: Record<string, unknown>): Filters {
  const text = (name: string) =>
    typeof search[name] === "string" && search[name] !== "" ? { [name]: search[name] } : {};
  const number = (name: string, least: number) => {
    const value = Number(search[name]);
    return Number.isInteger(value) && value >= least ? { [name]: value } : {};
  };
  const texts = [
    "search",
    "status",
    "actor",
    "action",
    "channel",
    "span",
    "before",
    "from",
    "to",
    "group",
    "gameType",
    "lottery",
    "draw",
    "mark",
    "sort",
    "tag",
    "part",
    "promotion",
  ].map(text);
  return Object.assign(
    {},
    ...texts,
    number("pageNo", 2),
    number("brand", 1),
    number("vendor", 1),
    number("vip", 1),
  ) as Filters;
}

export const router = createRouter({
  routeTree: routes,
  defaultPreload: "intent",
  defaultErrorComponent: Broken,
  defaultNotFoundComponent: NotFoundPage,
});

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
  interface StaticDataRouteOption {
    readonly menu?: MenuItem | undefined;
  }
}
