import { createRootRoute, createRoute, createRouter, lazyRouteComponent, redirect } from "@tanstack/react-router";
import { HomePage } from "./routes/home.tsx";
import { InhousePage, RngPage } from "./routes/lobby.tsx";
import { Missing, Root } from "./routes/root.tsx";
import { Broken } from "./shared/broken.tsx";
import { askFor } from "./shared/entry.ts";
import { isSignedIn, isTrial } from "./shared/session.ts";

const root = createRootRoute({ component: Root, notFoundComponent: Missing });

/** Pages that belong to somebody send a guest to the sign-in, and back afterwards. */
function membersOnly({ location }: { location: { href: string } }): void {
  if (!isSignedIn()) throw redirect({ to: "/login", search: { next: location.href } });
}

/** Pages of a real account tell a trial one how to get it. */
function accountsOnly(at: { location: { href: string } }): void {
  membersOnly(at);
  if (!isTrial()) return;
  askFor("real-account");
  throw redirect({ to: "/" });
}

/** The few search parameters of the site, read by hand: a schema library would weigh more than all of them. */
export interface Search {
  readonly next?: string;
  readonly gameId?: string;
  readonly pageNo?: number;
  readonly kind?: string;
  readonly status?: string;
  readonly round?: string;
  readonly deposit?: string;
  readonly q?: string;
  readonly social?: string;
}

function readSearch(search: Record<string, unknown>): Search {
  const text = (name: keyof Search) => (typeof search[name] === "string" && search[name] !== "" ? { [name]: search[name] } : {});
  const pageNo = Number(search["pageNo"]);
  return {
    ...text("next"),
    ...text("gameId"),
    ...text("kind"),
    ...text("status"),
    ...text("round"),
    ...text("deposit"),
    ...text("q"),
    ...text("social"),
    ...(Number.isInteger(pageNo) && pageNo > 1 ? { pageNo } : {}),
  };
}

const open = <Path extends string>(path: Path, component: () => React.ReactNode) =>
  createRoute({ getParentRoute: () => root, path, component, validateSearch: readSearch });
const lazy = <Path extends string>(path: Path, load: () => Promise<{ Page: () => React.ReactNode }>) =>
  createRoute({ getParentRoute: () => root, path, component: lazyRouteComponent(load, "Page"), validateSearch: readSearch });
const member = <Path extends string>(path: Path, load: () => Promise<{ Page: () => React.ReactNode }>) =>
  createRoute({
    getParentRoute: () => root,
    path,
    component: lazyRouteComponent(load, "Page"),
    validateSearch: readSearch,
    beforeLoad: accountsOnly,
  });

const routes = root.addChildren([
  open("/", HomePage),
  open("/rng", RngPage),
  open("/inhouse", InhousePage),
  lazy("/login", () => import("./routes/login.tsx")),
  lazy("/register", () => import("./routes/register.tsx")),
  lazy("/register.html", () => import("./routes/register.tsx")),
  lazy("/help", () => import("./routes/help.tsx")),
  lazy("/helpmc", () => import("./routes/help-mc.tsx")),
  lazy("/download", () => import("./routes/download.tsx")),
  createRoute({
    getParentRoute: () => root,
    path: "/down",
    validateSearch: readSearch,
    beforeLoad: () => {
      throw redirect({ to: "/download", replace: true });
    },
  }),
  lazy("/fairness", () => import("./routes/fairness.tsx")),
  lazy("/terms", () => import("./routes/terms.tsx")),
  lazy("/privacy", () => import("./routes/privacy.tsx")),
  lazy("/verify", () => import("./routes/verify.tsx")),
  createRoute({
    getParentRoute: () => root,
    path: "/game",
    component: lazyRouteComponent(() => import("./routes/game.tsx"), "Page"),
    validateSearch: readSearch,
    beforeLoad: membersOnly,
  }),
  member("/wallet", () => import("./routes/wallet.tsx")),
  member("/wallet/withdraw", () => import("./routes/withdraw.tsx")),
  member("/wallet/history", () => import("./routes/history.tsx")),
  member("/wallet/deposit/$id", () => import("./routes/deposit.tsx")),
  member("/wallet/withdrawal/$id", () => import("./routes/withdrawal.tsx")),
  member("/records/account", () => import("./routes/account-record.tsx")),
  member("/records/bets", () => import("./routes/betting-record.tsx")),
  member("/records/bets/$id", () => import("./routes/round.tsx")),
  member("/me", () => import("./routes/me.tsx")),
  member("/me/devices", () => import("./routes/devices.tsx")),
]);

export const router = createRouter({ routeTree: routes, defaultPreload: "intent", scrollRestoration: true, defaultErrorComponent: Broken });

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
}
