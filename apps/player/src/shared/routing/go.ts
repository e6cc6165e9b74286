import { navigate } from "wouter/use-browser-location";
import { addressOf, type AddressParts } from "./address.ts";
import { stateOver } from "./over.ts";
import { findPage } from "./pages.ts";

interface Going extends AddressParts {
  /** Takes the place of the page one is on: Back leads to the one before. */
  readonly replace?: boolean | undefined;
  /** Stays where one has scrolled to, as for a filter of the same page. */
  readonly keepScroll?: boolean | undefined;
}

let latest = 0;

/**
 * Goes to a page of the site. A page whose part is still to come is waited for where one is, so
 * that nothing is ever blank; what came to be wanted meanwhile wins. A part that does not come is
 * no reason to stay: the page says so.
 */
export async function go(to: string, { replace, keepScroll, ...parts }: Going = {}): Promise<void> {
  const address = addressOf(to, parts);
  const { pathname, hash } = new URL(address, location.href);
  const visit = ++latest;
  const page = findPage(pathname)?.page;
  if (pathname !== location.pathname) {
    if (page && !page.loaded()) await page.load().catch(() => undefined);
    if (visit !== latest) return;
  }
  const isOver = page?.over === true;
  navigate(address, {
    ...(replace ? { replace } : {}),
    ...(isOver ? { state: stateOver(replace === true) } : {}),
  });
  if (!keepScroll && !replace && !hash && !isOver) scrollTo(0, 0);
}
