import type { Me } from "@perya/api-client/operator";
import { useQueryClient } from "@tanstack/react-query";
import { Link, useRouter } from "@tanstack/react-router";
import { useState, type ReactNode } from "react";
import { call } from "../../shared/http/api.ts";
import { Button } from "../../shared/forms/controls.tsx";
import type { MenuItem } from "../../shared/layout/menu-item.ts";
import { useButtonKeys } from "../../shared/lists/row-keys.ts";
import { useWantedDecision } from "../../shared/lists/wanted-decision.ts";
import { ME, useMay } from "../../shared/http/session.ts";
import { countOf, useWork } from "../../shared/http/use-work.ts";
import { ThemeSwitch } from "./theme-switch.tsx";
import { Troubles } from "./troubles.tsx";

/** As much of a route as the menu reads. */
interface MenuRoute {
  readonly fullPath: string;
  readonly options: { readonly staticData?: { readonly menu?: MenuItem | undefined } };
}

/** The frame of every page: the menu at the side, the user at the top. */
export function Shell({ me, children }: { me: Me; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  useButtonKeys();
  useWantedDecision();
  return (
    <div className="grid min-h-screen grid-rows-[auto_1fr] lg:grid-cols-[14rem_1fr]">
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:bg-bulb focus:p-2 focus:text-on-bulb"
      >
        Skip to content
      </a>
      <header className="flex items-center gap-3 border-b border-line bg-raised px-4 py-2 lg:col-span-2">
        <Button
          className="lg:hidden"
          aria-expanded={open}
          aria-controls="menu"
          onClick={() => setOpen(!open)}
        >
          Menu
        </Button>
        <img src="/favicon.svg" alt="" width="28" height="28" />
        <strong className="me-auto">Perya console</strong>
        <ThemeSwitch />
        <SignOut me={me} />
      </header>
      <Menu open={open} onChosen={() => setOpen(false)} />
      <div className="min-w-0">
        <Troubles />
        {children}
      </div>
    </div>
  );
}

function Menu({ open, onChosen }: { open: boolean; onChosen: () => void }) {
  const may = useMay();
  const { data: work = [] } = useWork();
  const items = Object.values<MenuRoute>(useRouter().routesById).flatMap(({ fullPath, options }) =>
    options.staticData?.menu ? [{ to: fullPath, ...options.staticData.menu }] : [],
  );
  return (
    <nav
      id="menu"
      aria-label="Main"
      className={`${open ? "block" : "hidden"} border-e border-line bg-raised p-3 lg:block`}
    >
      <ul className="grid gap-1">
        {items
          .filter(({ for: some }) => some === undefined || some.some(may))
          .map((item) => (
            <li key={item.to}>
              <Link
                to={item.to}
                onClick={onChosen}
                activeOptions={{ exact: item.to === "/" }}
                className="flex items-center justify-between rounded-lg px-3 py-2 text-soft hover:bg-overlay hover:text-ink aria-[current=page]:bg-overlay aria-[current=page]:font-semibold aria-[current=page]:text-ink"
              >
                {item.title}
                <Count of={item.count ? countOf(work, item.count) : 0} />
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}

function Count({ of }: { of: number }) {
  if (of === 0) return null;
  return (
    <span className="rounded-full bg-bulb px-2 text-xs font-semibold text-on-bulb">
      {of}
      <span className="sr-only"> waiting</span>
    </span>
  );
}

/** The signed-in user, and signing out. */
export function SignOut({ me }: { me: Me }) {
  const queries = useQueryClient();
  const leave = async () => {
    await call("DELETE", "/session").catch(() => undefined);
    queries.clear();
    await queries.invalidateQueries({ queryKey: ME });
    window.location.assign("/");
  };
  return (
    <span className="flex items-center gap-3">
      <span className="hidden text-soft sm:inline">
        {me.username} · {me.roles.join(", ")}
      </span>
      <Button onClick={() => void leave()}>Sign out</Button>
    </span>
  );
}
