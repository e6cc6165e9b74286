import { findPage } from "./pages.ts";
import { here } from "./use-location.ts";

/** What the browser's history keeps with the address of a page that lies over another one. */
interface Over {
  /** The address of the page below. */
  readonly under: string;
  /** Steps back to it; 0 where one came by a link from outside, and it was never open. */
  readonly depth: number;
}

const HOME: Over = { under: "/", depth: 0 };
/** Pages that nobody wants to see below another one: one only comes through them. */
const PASSED: ReadonlySet<string> = new Set(["/login", "/register", "/register.html"]);

/** What is known of the page below this one; undefined where this one lies over none. */
export function overHere(): Over | undefined {
  if (!findPage(location.pathname)?.page.over) return undefined;
  const state = history.state as Partial<Over> | null;
  return typeof state?.under === "string" && typeof state.depth === "number"
    ? { under: state.under, depth: state.depth }
    : HOME;
}

/** What goes with the next page that lies over another one: from here, or in place of this one. */
export function stateOver(replaces: boolean): Over {
  const now = overHere();
  if (now) return replaces || now.depth === 0 ? now : { ...now, depth: now.depth + 1 };
  return replaces || PASSED.has(location.pathname) ? HOME : { under: here(), depth: 1 };
}
