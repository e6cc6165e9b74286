import type { ComponentProps, MouseEvent } from "react";
import { addressOf, type AddressParts } from "./address.ts";
import { go } from "./go.ts";
import { findPage } from "./pages.ts";
import type { Place } from "./place.ts";
import { useHere } from "./use-location.ts";

export interface LinkProps extends Omit<ComponentProps<"a">, "href">, AddressParts {
  /** A path of the site, or `.` for the page one is on. */
  readonly to: string;
  readonly replace?: boolean | undefined;
  readonly keepScroll?: boolean | undefined;
  /** It is the current page's link there alone, not on the pages below it. */
  readonly exact?: boolean | undefined;
}

/** A way to another page of the site. The page's part is loaded as soon as the pointer is on it. */
export function Link({
  to,
  search,
  hash,
  replace,
  keepScroll,
  exact = false,
  onClick,
  children,
  ...anchor
}: LinkProps) {
  const href = addressOf(to, { search, hash });
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const elsewhere =
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey ||
      event.button !== 0 ||
      (anchor.target ?? "_self") !== "_self";
    if (event.defaultPrevented || elsewhere) return;
    event.preventDefault();
    void go(to, { search, hash, replace, keepScroll });
  };
  // Pressed before the scripts were there, it waits for them: else it would lie over home.
  const waits = to.startsWith("/member/") ? { "data-answered": true } : {};
  const near = () => void preload(to);
  const current = useHere((place) => isHere(place, to, search, exact))
    ? ({ "aria-current": "page" } as const)
    : {};
  return (
    <a
      {...current}
      {...waits}
      {...anchor}
      href={href}
      onClick={click}
      onPointerEnter={near}
      onFocus={near}
    >
      {children}
    </a>
  );
}

function preload(to: string): Promise<void> | undefined {
  // What does not load is said when the visitor goes there.
  return to === "."
    ? undefined
    : findPage(to)
        ?.page.load()
        .catch(() => undefined);
}

/**
 * Whether the link leads where one is: to this path, or to one above it; what it asks for has to be
 * asked for here as well.
 */
function isHere(
  { pathname, search: here }: Place,
  to: string,
  search: AddressParts["search"],
  exact: boolean,
): boolean {
  if (to === ".") return false;
  if (pathname !== to && (exact || to === "/" || !pathname.startsWith(`${to}/`))) return false;
  if (!search) return true;
  const asked = new URLSearchParams(here);
  return Object.entries(search).every(
    ([name, value]) => (asked.get(name) ?? "") === String(value ?? ""),
  );
}
