import { HomePage } from "./routes/home.tsx";
import type { SoonName } from "./features/soon/soon.tsx";
import { LOBBIES } from "./features/lobby/lobbies.ts";
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
  page(
    "/wallet",
    lazily(() => import("./routes/wallet.tsx")),
    "accounts",
  ),
  page(
    "/wallet/first",
    lazily(() => import("./routes/first-deposit.tsx")),
    "accounts",
  ),
  page(
    "/wallet/withdraw",
    lazily(() => import("./routes/withdraw.tsx")),
    "accounts",
  ),
  page(
    "/wallet/history",
    lazily(() => import("./routes/history.tsx")),
    "accounts",
  ),
  page(
    "/wallet/deposit/:id",
    lazily(() => import("./routes/deposit.tsx")),
    "accounts",
  ),
  page(
    "/wallet/withdrawal/:id",
    lazily(() => import("./routes/withdrawal.tsx")),
    "accounts",
  ),
  page(
    "/records/account",
    lazily(() => import("./routes/account-record.tsx")),
    "accounts",
  ),
  page(
    "/records/bets",
    lazily(() => import("./routes/betting-record.tsx")),
    "accounts",
  ),
  page(
    "/records/lottery",
    lazily(() => import("./routes/lottery-records.tsx")),
    "accounts",
  ),
  page(
    "/records/bets/:id",
    lazily(() => import("./routes/round.tsx")),
    "accounts",
  ),
  page(
    "/me",
    lazily(() => import("./routes/me.tsx")),
    "accounts",
  ),
  page(
    "/me/devices",
    lazily(() => import("./routes/devices.tsx")),
    "accounts",
  ),
  page(
    "/me/security",
    lazily(() => import("./routes/security.tsx")),
    "accounts",
  ),
];
