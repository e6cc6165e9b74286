import type { ReactNode } from "react";
import { AuthLink } from "../../shared/auth-link.tsx";
import { useLive } from "../../shared/balance.ts";
import { Banner } from "../../shared/banner.tsx";
import { buttonClass } from "../../shared/controls.tsx";
import { HeaderActions } from "../../shared/into-header.tsx";
import { isTrial, useToken } from "../../shared/session.ts";
import { LanguageSwitcher } from "../../shared/language/language-switcher.tsx";
import { BalanceBadge } from "./balance-badge.tsx";
import { Icon, type IconName } from "./icons.tsx";
import { Logo } from "./logo.tsx";
import { MyPicture } from "./my-picture.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";
import { useText } from "../../shared/text.ts";
import { Link } from "../../shared/routing/link.tsx";
import { useLocation } from "../../shared/routing/use-location.ts";

interface Entry {
  readonly to: "/" | "/rng" | "/inhouse" | "/wallet" | "/records/bets" | "/fairness" | "/me";
  readonly name: "home" | "slots" | "instant" | "instantShort" | "wallet" | "records" | "fair" | "me";
  readonly icon: IconName;
}

const SIDE: readonly Entry[] = [
  { to: "/", name: "home", icon: "home" },
  { to: "/rng", name: "slots", icon: "games" },
  { to: "/inhouse", name: "instant", icon: "instant" },
  { to: "/wallet", name: "wallet", icon: "wallet" },
  { to: "/records/bets", name: "records", icon: "records" },
  { to: "/fairness", name: "fair", icon: "fair" },
];

const BOTTOM: readonly Entry[] = [
  { to: "/", name: "home", icon: "home" },
  { to: "/rng", name: "slots", icon: "games" },
  { to: "/inhouse", name: "instantShort", icon: "instant" },
  { to: "/wallet", name: "wallet", icon: "wallet" },
  { to: "/me", name: "me", icon: "me" },
];

const FOOT = [
  ["/fairness", "fair"],
  ["/terms", "terms"],
  ["/privacy", "privacy"],
] as const;

/** What stands around a page: everything, what a game leaves room for, the header alone of a door, or nothing. */
export type Frame = "whole" | "game" | "door" | "none";

interface ShellProps {
  readonly children: ReactNode;
  readonly frame: Frame;
  /** The way out of a trial account, which has no page of its own to leave from. */
  readonly exit: ReactNode;
}

/** The frame of every page: header, menu at the side or at the thumb, footer. */
export function Shell({ children, frame, exit }: ShellProps) {
  const t = useText("shell");
  useLive();
  const whole = frame === "whole";
  return (
    <div className={`grid ${frame === "none" ? "" : "grid-rows-[auto_1fr]"} md:grid-cols-[auto_1fr] ${frame === "game" ? "h-dvh" : "min-h-dvh"}`}>
      {frame !== "none" && (
        <a href="#content" className="sr-only focus:not-sr-only focus:fixed focus:z-50 focus:bg-bulb focus:p-3 focus:text-on-bulb">
          {t("skip")}
        </a>
      )}
      {frame !== "none" && <Header bare={frame === "game"} exit={exit} />}
      {whole && <SideMenu />}
      <div className={`flex min-w-0 flex-col ${whole ? "max-md:pb-20" : "md:col-span-2"}`}>
        {frame === "door" && <DoorBanner />}
        <main id="content" tabIndex={-1} className="flex flex-1 flex-col outline-none">
          {children}
        </main>
        {whole && <Footer />}
      </div>
      {whole && <BottomBar />}
    </div>
  );
}

/** The doors' banner, where their pages have no room for a picture beside the form. */
function DoorBanner() {
  const { pathname } = useLocation();
  return (
    <div className="lg:hidden">
      <Banner place={pathname === "/login" ? "w_login" : "w_reg"} />
    </div>
  );
}

function Header({ bare, exit }: { bare: boolean; exit: ReactNode }) {
  const t = useText("shell");
  const token = useToken();
  return (
    <header
      className={`sticky top-0 z-20 flex items-center gap-1 border-b border-line bg-ground px-3 sm:gap-2 md:col-span-2 md:px-5 ${bare ? "h-14 short:h-12" : "h-16"}`}
    >
      <Link to="/" aria-label={t("logo")} className={`rounded-lg ${bare ? "max-md:hidden short:hidden" : ""}`}>
        <Logo />
      </Link>
      {bare && (
        <Link to="/" className="flex min-h-11 items-center gap-1 rounded-xl pe-3 font-semibold text-soft hover:text-ink md:ms-4">
          <Icon name="back" /> {t("back")}
        </Link>
      )}
      <span className="me-auto" />
      <HeaderActions />
      <ThemeSwitch />
      {token ? (
        <>
          <BalanceBadge />
          {isTrial() ? (
            exit
          ) : (
            <Link
              to="/me"
              aria-label={t("account")}
              className="grid size-11 place-items-center rounded-full border border-line text-soft hover:text-ink max-md:hidden short:hidden"
            >
              <MyPicture />
            </Link>
          )}
        </>
      ) : (
        <>
          <AuthLink form="login" className={`${buttonClass("plain")} max-sm:px-3`}>
            {t("login")}
          </AuthLink>
          <AuthLink form="register" className={`${buttonClass("primary")} max-sm:px-3`}>
            {t("signUp")}
          </AuthLink>
        </>
      )}
    </header>
  );
}

function SideMenu() {
  const t = useText("shell");
  return (
    <nav aria-label={t("menu")} className="sticky top-16 hidden h-[calc(100dvh-4rem)] w-18 border-e border-line p-3 md:block lg:w-62">
      <ul className="grid gap-1">
        {SIDE.map((entry) => (
          <li key={entry.to}>
            <Link
              to={entry.to}
              className="flex min-h-11 items-center gap-3 rounded-xl px-3 font-medium text-soft hover:bg-raised hover:text-ink aria-[current=page]:bg-raised aria-[current=page]:text-ink max-lg:justify-center"
            >
              <Icon name={entry.icon} />
              <span className="max-lg:sr-only">{t(entry.name)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function BottomBar() {
  const t = useText("shell");
  return (
    <nav aria-label={t("menu")} className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-raised pb-[env(safe-area-inset-bottom)] md:hidden">
      <ul className="grid grid-cols-5">
        {BOTTOM.map((entry) => (
          <li key={entry.to}>
            <Link
              to={entry.to}
              className="grid min-h-14 content-center justify-items-center gap-0.5 text-xs text-soft aria-[current=page]:font-semibold aria-[current=page]:text-bulb-ink"
            >
              <Icon name={entry.icon} />
              {t(entry.name)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Footer() {
  const t = useText("shell");
  return (
    <footer className="mx-auto mt-10 grid w-full max-w-[82.5rem] gap-3 border-t border-line px-4 py-6 text-sm text-soft md:px-6">
      <div className="bulbs max-w-60" aria-hidden="true" />
      <p>{t.rich("foot.text", { strong: (words) => <strong className="text-ink">{words}</strong> })}</p>
      <ul className="flex flex-wrap gap-x-6 gap-y-2">
        {FOOT.map(([to, name]) => (
          <li key={to}>
            <Link to={to} className="inline-flex min-h-6 items-center underline">
              {t(`foot.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
      <LanguageSwitcher className="justify-self-start underline" />
    </footer>
  );
}
