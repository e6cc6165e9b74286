import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useLive } from "../../shared/balance.ts";
import { buttonClass } from "../../shared/controls.tsx";
import { HeaderActions } from "../../shared/into-header.tsx";
import { useToken } from "../../shared/session.ts";
import { BalanceBadge } from "./balance-badge.tsx";
import { Icon, type IconName } from "./icons.tsx";
import { Logo } from "./logo.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";

interface Entry {
  readonly to: "/" | "/rng" | "/inhouse" | "/wallet" | "/records/bets" | "/fairness" | "/me";
  readonly title: string;
  readonly icon: IconName;
}

const SIDE: readonly Entry[] = [
  { to: "/", title: "Home", icon: "home" },
  { to: "/rng", title: "Slots", icon: "games" },
  { to: "/inhouse", title: "Instant games", icon: "instant" },
  { to: "/wallet", title: "Wallet", icon: "wallet" },
  { to: "/records/bets", title: "Records", icon: "records" },
  { to: "/fairness", title: "Fair play", icon: "fair" },
];

const BOTTOM: readonly Entry[] = [
  { to: "/", title: "Home", icon: "home" },
  { to: "/rng", title: "Slots", icon: "games" },
  { to: "/inhouse", title: "Instant", icon: "instant" },
  { to: "/wallet", title: "Wallet", icon: "wallet" },
  { to: "/me", title: "Me", icon: "me" },
];

const FOOT = [
  ["/fairness", "How every outcome can be checked"],
  ["/terms", "Terms of use"],
  ["/privacy", "Privacy policy"],
] as const;

/** The frame of every page: header, menu at the side or at the thumb, footer. */
export function Shell({ children, bare = false }: { children: ReactNode; bare?: boolean }) {
  useLive();
  return (
    <div className={`grid grid-rows-[auto_1fr] md:grid-cols-[auto_1fr] ${bare ? "h-dvh" : "min-h-dvh"}`}>
      <a href="#content" className="sr-only focus:not-sr-only focus:fixed focus:z-50 focus:bg-bulb focus:p-3 focus:text-on-bulb">
        Skip to the page
      </a>
      <Header bare={bare} />
      {!bare && <SideMenu />}
      <div className={`flex min-w-0 flex-col ${bare ? "md:col-span-2" : "max-md:pb-20"}`}>
        <main id="content" tabIndex={-1} className="flex flex-1 flex-col outline-none">
          {children}
        </main>
        {!bare && <Footer />}
      </div>
      {!bare && <BottomBar />}
    </div>
  );
}

function Header({ bare }: { bare: boolean }) {
  const token = useToken();
  return (
    <header
      className={`sticky top-0 z-20 flex items-center gap-1 border-b border-line bg-ground px-3 sm:gap-2 md:col-span-2 md:px-5 ${bare ? "h-14 short:h-12" : "h-16"}`}
    >
      <Link to="/" aria-label="Perya, home" className={`rounded-lg ${bare ? "max-md:hidden short:hidden" : ""}`}>
        <Logo />
      </Link>
      {bare && (
        <Link to="/" className="flex min-h-11 items-center gap-1 rounded-xl pe-3 font-semibold text-soft hover:text-ink md:ms-4">
          <Icon name="back" /> Lobby
        </Link>
      )}
      <span className="me-auto" />
      <HeaderActions />
      <ThemeSwitch />
      {token ? (
        <>
          <BalanceBadge />
          <Link
            to="/me"
            aria-label="My account"
            className="grid size-11 place-items-center rounded-full border border-line text-soft hover:text-ink max-md:hidden short:hidden"
          >
            <Icon name="me" />
          </Link>
        </>
      ) : (
        <>
          <Link to="/login" className={`${buttonClass("plain")} max-sm:px-3`}>
            Login
          </Link>
          <Link to="/register" className={`${buttonClass("primary")} max-sm:px-3`}>
            Sign up
          </Link>
        </>
      )}
    </header>
  );
}

function SideMenu() {
  return (
    <nav aria-label="Main" className="sticky top-16 hidden h-[calc(100dvh-4rem)] w-18 border-e border-line p-3 md:block lg:w-62">
      <ul className="grid gap-1">
        {SIDE.map((entry) => (
          <li key={entry.to}>
            <Link
              to={entry.to}
              activeOptions={{ exact: entry.to === "/" }}
              className="flex min-h-11 items-center gap-3 rounded-xl px-3 font-medium text-soft hover:bg-raised hover:text-ink aria-[current=page]:bg-raised aria-[current=page]:text-ink max-lg:justify-center"
            >
              <Icon name={entry.icon} />
              <span className="max-lg:sr-only">{entry.title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function BottomBar() {
  return (
    <nav aria-label="Main" className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-raised pb-[env(safe-area-inset-bottom)] md:hidden">
      <ul className="grid grid-cols-5">
        {BOTTOM.map((entry) => (
          <li key={entry.to}>
            <Link
              to={entry.to}
              activeOptions={{ exact: entry.to === "/" }}
              className="grid min-h-14 content-center justify-items-center gap-0.5 text-xs text-soft aria-[current=page]:font-semibold aria-[current=page]:text-bulb-ink"
            >
              <Icon name={entry.icon} />
              {entry.title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Footer() {
  return (
    <footer className="mx-auto mt-10 grid w-full max-w-[82.5rem] gap-3 border-t border-line px-4 py-6 text-sm text-soft md:px-6">
      <div className="bulbs max-w-60" aria-hidden="true" />
      <p>
        <strong className="text-ink">18+</strong> only. This is the demo brand: it plays for play money, and nothing here can be bought or won. Legal
        gambling needs a licence; play for fun, take breaks.
      </p>
      <ul className="flex flex-wrap gap-x-6 gap-y-2">
        {FOOT.map(([to, title]) => (
          <li key={to}>
            <Link to={to} className="inline-flex min-h-6 items-center underline">
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </footer>
  );
}
