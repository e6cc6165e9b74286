import { HomePage } from "./routes/home.tsx";
import type { EmptyName } from "./features/centre/empty-pane.tsx";
import type { SoonName } from "./features/soon/soon.tsx";
import { LOBBIES } from "./features/lobby/lobbies.ts";
import { MOVED } from "./shared/routing/moved.ts";
import { lazily, ready, type Audience, type Page, type Part } from "./shared/routing/pages.ts";

const page = (path: string, part: Part, audience: Audience = "everyone"): Page => ({
  path,
  audience,
  ...part,
});
const soon = (path: string, name: SoonName, audience?: Audience) =>
  page(
    path,
    lazily(async () => (await import("./routes/soon.tsx")).soonPage(name)),
    audience,
  );
/** A pane of the member centre, which lies over the page one came from. */
const pane = (path: string, load: Parameters<typeof lazily>[0]): Page => ({
  ...page(`/member${path}`, lazily(load), "accounts"),
  over: true,
});
const empty = (path: string, name: EmptyName) =>
  pane(path, async () => (await import("./routes/empty-pane.tsx")).emptyPane(name));
const moved = lazily(() => import("./routes/moved.tsx"));
const lobby = lazily(() => import("./routes/lobby.tsx"));
const promotions = lazily(() => import("./routes/promotions.tsx"));
const register = lazily(() => import("./routes/register.tsx"));
const game = lazily(() => import("./routes/game.tsx"));

/**
 * Every page of the site. The first visit's pages are in the first script, all others load when the
 * visitor is about to go there.
 */
export const PAGES: readonly Page[] = [
  page("/", ready(HomePage)),
  page("/index", ready(HomePage)),
  page("/index.html", ready(HomePage)),
  page("/home", ready(HomePage)),
  ...Object.keys(LOBBIES).map((path) => page(path, lobby)),
  page(
    "/login",
    lazily(() => import("./routes/login.tsx")),
  ),
  page("/register", register),
  page("/register.html", register),
  page(
    "/help",
    lazily(() => import("./routes/help.tsx")),
  ),
  page(
    "/helpmc",
    lazily(() => import("./routes/help-mc.tsx")),
  ),
  page(
    "/download",
    lazily(() => import("./routes/download.tsx")),
  ),
  page(
    "/down",
    lazily(() => import("./routes/down.tsx")),
  ),
  page(
    "/fairness",
    lazily(() => import("./routes/fairness.tsx")),
  ),
  page(
    "/terms",
    lazily(() => import("./routes/terms.tsx")),
  ),
  page(
    "/privacy",
    lazily(() => import("./routes/privacy.tsx")),
  ),
  page(
    "/verify",
    lazily(() => import("./routes/verify.tsx")),
  ),
  page("/promotions", promotions),
  page("/promoDetail", promotions),
  soon("/pointMall", "pointMall"),
  page(
    "/elott",
    lazily(() => import("./routes/elott.tsx")),
  ),
  page(
    "/lottery",
    lazily(() => import("./routes/lottery.tsx")),
  ),
  page(
    "/vnLottery",
    lazily(() => import("./routes/vn-lottery.tsx")),
  ),
  page(
    "/lotteryCenter",
    lazily(() => import("./routes/lottery-centre.tsx")),
  ),
  page(
    "/fairness/lottery",
    lazily(() => import("./routes/lottery-proof.tsx")),
  ),
  soon("/bonus", "bonus"),
  soon("/vip", "vip"),
  soon("/referral", "referral"),
  soon("/agent", "agent", "accounts"),
  page("/game", game, "signed-in"),
  page("/seamless", game, "signed-in"),
  pane("", () => import("./routes/member.tsx")),
  pane("/securityCenter", () => import("./routes/me.tsx")),
  pane("/securityCenter/devices", () => import("./routes/devices.tsx")),
  pane("/securityCenter/security", () => import("./routes/security.tsx")),
  pane("/securityCenter/documents", () => import("./routes/documents.tsx")),
  pane("/securityCenter/data", () => import("./routes/my-data.tsx")),
  pane("/securityCenter/limits", () => import("./routes/limits.tsx")),
  pane("/transferFund", () => import("./routes/wallet.tsx")),
  pane("/depositv2", () => import("./routes/deposit-form.tsx")),
  pane("/depositv2/first", () => import("./routes/first-deposit.tsx")),
  pane("/depositv2/:id", () => import("./routes/deposit.tsx")),
  pane("/withdraw", () => import("./routes/withdraw.tsx")),
  pane("/transferUpline", () => import("./routes/transfer-upline.tsx")),
  empty("/bonusDetails", "bonusDetails"),
  empty("/rewardCenter", "rewardCenter"),
  empty("/referral", "referral"),
  empty("/missionLeaderboard", "missionLeaderboard"),
  empty("/manualRebate", "manualRebate"),
  pane("/withdraw/:id", () => import("./routes/withdrawal.tsx")),
  pane("/personalHistoryCopy", () => import("./routes/betting-record.tsx")),
  pane("/personalHistoryCopy/lottery", () => import("./routes/lottery-records.tsx")),
  pane("/personalHistoryCopy/:id", () => import("./routes/round.tsx")),
  pane("/transactionHistory", () => import("./routes/account-record.tsx")),
  pane("/personalProfit", () => import("./routes/profit.tsx")),
  pane("/messageV2", () => import("./routes/messages.tsx")),
  ...Object.keys(MOVED).map((path) => page(path, moved, "accounts")),
];
