import type { Me } from "@perya/api-client/operator";
import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState, type ReactNode } from "react";
import { call } from "../../shared/api.ts";
import { Button } from "../../shared/controls.tsx";
import { ME, useMay } from "../../shared/session.ts";
import { countOf, QUEUES, useWork } from "../../shared/use-work.ts";
import { ThemeSwitch } from "./theme-switch.tsx";
import { Troubles } from "./troubles.tsx";

const ENTRIES = [
  { to: "/", title: "Today", permission: undefined, count: undefined },
  {
    to: "/work",
    title: "Work",
    permission: "deposits.read",
    or: "approvals.decide",
    count: QUEUES,
  },
  { to: "/players", title: "Players", permission: "players.read", count: undefined },
  { to: "/deposits", title: "Deposits", permission: "deposits.read", count: ["deposits"] },
  {
    to: "/withdrawals",
    title: "Withdrawals",
    permission: "withdrawals.read",
    count: ["withdrawals"],
  },
  { to: "/approvals", title: "Approvals", permission: undefined, count: ["approvals"] },
  { to: "/vendors", title: "Vendors", permission: "offer.read", count: undefined },
  { to: "/games", title: "Games", permission: "offer.read", count: undefined },
  {
    to: "/lottery",
    title: "Lottery",
    permission: "lottery.read",
    or: "reports.read",
    count: ["results", "resultsToConfirm"],
  },
  { to: "/content", title: "Content", permission: "content.read", count: undefined },
  { to: "/outbox", title: "Outbox", permission: "outbox.read", count: undefined },
  { to: "/feedback", title: "Feedback", permission: "feedback.read", count: undefined },
  { to: "/settings", title: "Settings", permission: "settings.read", count: undefined },
  {
    to: "/ledger",
    title: "Ledger proof",
    permission: "ledger.read",
    or: "proof.read",
    count: undefined,
  },
  { to: "/audit", title: "Audit trail", permission: "audit.read", count: undefined },
  { to: "/staff", title: "Staff", permission: "staff.write", count: undefined },
  { to: "/me", title: "My account", permission: undefined, count: undefined },
] as const;

/** The frame of every page: what one may do at the side, who one is at the top. */
export function Shell({ me, children }: { me: Me; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <div className="grid min-h-screen grid-rows-[auto_1fr] lg:grid-cols-[14rem_1fr]">
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:bg-bulb focus:p-2 focus:text-on-bulb"
      >
        Skip to the page
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
  return (
    <nav
      id="menu"
      aria-label="Main"
      className={`${open ? "block" : "hidden"} border-e border-line bg-raised p-3 lg:block`}
    >
      <ul className="grid gap-1">
        {ENTRIES.filter(
          (entry) =>
            entry.permission === undefined ||
            may(entry.permission) ||
            ("or" in entry && may(entry.or)),
        ).map((entry) => (
          <li key={entry.to}>
            <Link
              to={entry.to}
              onClick={onChosen}
              activeOptions={{ exact: entry.to === "/" }}
              className="flex items-center justify-between rounded-lg px-3 py-2 text-soft hover:bg-overlay hover:text-ink aria-[current=page]:bg-overlay aria-[current=page]:font-semibold aria-[current=page]:text-ink"
            >
              {entry.title}
              <Count of={entry.count ? countOf(work, entry.count) : 0} />
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

/** Who is signed in, and the way out. */
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
