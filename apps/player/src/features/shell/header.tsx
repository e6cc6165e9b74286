import { AuthLink } from "../../shared/session/auth-link.tsx";
import { ByVisitor } from "../../shared/session/by-visitor.tsx";
import { openSiteDialog } from "../../shared/dialogs/site-dialog.ts";
import { Button, buttonClass } from "../../shared/forms/controls.tsx";
import { Icon } from "../../shared/pictures/icon.tsx";
import { HeaderActions } from "../../shared/layout/into-header.tsx";
import { WHOLE, WholeEnd } from "../../shared/loading/whole.tsx";
import { Link } from "../../shared/routing/link.tsx";
import { isTrial, useToken } from "../../shared/session/session.ts";
import { useText } from "../../shared/language/text.ts";
import { AccountButton } from "./account-button.tsx";
import { Balance } from "./balance.tsx";
import type { FrameParts } from "./frames.ts";
import { Logo, Mark } from "./logo.tsx";
import { MenuToggle } from "./menu-toggle.tsx";
import { Service } from "./service.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";
import { TOOL } from "./tool.ts";

interface HeaderProps {
  readonly parts: FrameParts;
}

/** The header of every page. */
export function Header({ parts: { menu, fills } }: HeaderProps) {
  const t = useText("shell");
  const token = useToken();
  return (
    <header
      {...WHOLE}
      className={`sticky top-0 z-20 flex items-center border-b border-line bg-ground px-2 sm:gap-1 md:col-span-2 md:px-4 ${fills ? "h-14 short:h-12" : "h-16"}`}
    >
      {menu && <MenuToggle narrow={menu === "narrow"} />}
      <Link
        to="/"
        aria-label={t("logo")}
        className={`rounded-lg px-1 ${fills ? "max-md:hidden short:hidden" : ""}`}
      >
        <ByVisitor
          guest={<Logo />}
          member={
            <>
              <Mark />
              <span className="max-sm:hidden">
                <Logo />
              </span>
            </>
          }
        />
      </Link>
      {fills ? <Back short={menu !== undefined} /> : <HomeLink />}
      <span className="me-auto" />
      <HeaderActions />
      <ByVisitor
        guest={<Guest />}
        member={token ? <Member brief={fills === true} /> : <MemberPlace />}
      />
      {/* Last, so that signing in or out does not move them. */}
      <span className="contents max-sm:hidden">
        <Service />
        <ThemeSwitch />
      </span>
      <WholeEnd />
    </header>
  );
}

function HomeLink() {
  const t = useText("shell");
  return (
    <Link
      to="/"
      exact
      aria-label={t("home")}
      title={t("home")}
      className={`${TOOL} aria-[current=page]:text-bulb-ink max-sm:hidden`}
    >
      <Icon name="home" />
    </Link>
  );
}

/**
 * The way out of a game; `short` leaves its word out on a phone, where the menu's button stands
 * beside it.
 */
function Back({ short }: { short: boolean }) {
  const t = useText("shell");
  return (
    <Link
      to="/"
      className="flex min-h-11 min-w-11 items-center gap-1 rounded-xl pe-2 font-semibold text-soft hover:text-ink max-sm:justify-center md:ms-2"
    >
      <Icon name="back" /> <span className={short ? "max-sm:sr-only" : ""}>{t("back")}</span>
    </Link>
  );
}

function Guest() {
  const t = useText("shell");
  return (
    <span className="flex gap-2">
      <AuthLink form="login" className={`${buttonClass("plain")} max-sm:px-2.5 max-sm:text-sm`}>
        {t("login")}
      </AuthLink>
      <AuthLink
        form="register"
        className={`${buttonClass("primary")} max-sm:px-2.5 max-sm:text-sm`}
      >
        {t("signUp")}
      </AuthLink>
    </span>
  );
}

/**
 * What a member sees there before the site knows who comes: the same ways, and the places of what
 * is theirs alone.
 */
function MemberPlace() {
  return (
    <>
      <span
        aria-hidden="true"
        className="mx-1 h-10.5 w-36.5 rounded-xl border border-line bg-raised sm:w-40.5"
      />
      <span className="contents trial:hidden">
        <MoneyLinks />
        <span aria-hidden="true" className="ms-1 size-11 rounded-full border border-line" />
      </span>
      <span className="hidden trial:contents">
        <Leave />
      </span>
    </>
  );
}

/** `brief` leaves out on a phone what a game has no room for. */
function Member({ brief }: { brief: boolean }) {
  if (isTrial())
    return (
      <>
        <Balance />
        <Leave />
      </>
    );
  return (
    <>
      <Balance />
      <MoneyLinks />
      <span className={brief ? "contents max-sm:hidden" : "contents"}>
        <AccountButton />
      </span>
    </>
  );
}

/** The way out of a trial account, which has no menu. */
function Leave() {
  const t = useText("shell");
  return (
    <Button onClick={() => openSiteDialog("sign-out")} className="max-sm:px-3">
      {t("signOut")}
    </Button>
  );
}

function MoneyLinks() {
  const t = useText("shell");
  return (
    <>
      <Link to="/member/withdraw" className={`${buttonClass("plain")} me-1 max-lg:hidden`}>
        {t("withdraw")}
      </Link>
      <Link
        to="/member/depositv2"
        exact
        className={`${buttonClass("primary")} max-sm:w-11 max-sm:min-h-11 max-sm:px-0`}
      >
        <span className="sm:hidden">
          <Icon name="deposit" />
        </span>
        <span className="max-sm:sr-only">{t("deposit")}</span>
      </Link>
    </>
  );
}
