import { HomePage } from "./routes/home.tsx";
import type { SoonName } from "./features/soon/soon.tsx";
import { LOBBIES } from "./features/lobby/lobbies.ts";
import {
  AGENT_PATHS,
  PANE_PATHS,
  READING_PATHS,
  type AgentPath,
  type PanePath,
} from "./paths-apart.ts";
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
const partsApart = () => import("./parts-apart.ts");
/** A pane of the member centre, which lies over the page one came from. */
const pane = (path: PanePath): Page => ({
  ...page(
    `/member${path}`,
    lazily(async () => (await partsApart()).PANE_PARTS[path]()),
    "accounts",
  ),
  over: true,
});
/** A pane of the agent centre. */
const agentPane = (path: AgentPath): Page => ({
  ...page(
    `/agent${path}`,
    lazily(async () => (await partsApart()).AGENT_PARTS[path]()),
    "accounts",
  ),
  over: true,
});
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
  page("/promotions", promotions),
  page(
    "/promotions/:id",
    lazily(() => import("./routes/promotion.tsx")),
  ),
  page("/promoDetail", promotions),
  page(
    "/pointMall",
    lazily(() => import("./routes/point-mall.tsx")),
  ),
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
  soon("/bonus", "bonus"),
  page("/game", game, "signed-in"),
  page("/seamless", game, "signed-in"),
  ...READING_PATHS.map((path) =>
    page(
      path,
      lazily(async () => (await partsApart()).READING_PARTS[path]()),
    ),
  ),
  ...PANE_PATHS.map((path) => pane(path)),
  ...AGENT_PATHS.map((path) => agentPane(path)),
  ...Object.keys(MOVED).map((path) => page(path, moved, "accounts")),
];
