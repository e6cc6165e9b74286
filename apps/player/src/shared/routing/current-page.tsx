import { createContext, Suspense, use, useEffect, useMemo, useState, type ReactNode } from "react";
import { Catch } from "./catch.tsx";
import { findPage, type Audience, type Page } from "./pages.ts";
import { usePathname } from "./use-location.ts";

const Params = createContext<Readonly<Record<string, string>>>({});

/** What stands in the path by name; empty where the page's path has no such name. */
export function useParam(name: string): string {
  return use(Params)[name] ?? "";
}

interface CurrentPageProps {
  /** What stands in place of a page that there is not, and of one that could not be opened. */
  readonly missing: ReactNode;
  readonly broken: (fault: unknown, again: () => void) => ReactNode;
  /** Sends a visitor away whom a page is not for, and answers true. Asked once for every visit. */
  readonly refuse: (audience: Audience) => (() => void) | undefined;
}

/** The page of the address. */
export function CurrentPage({ missing, broken, refuse }: CurrentPageProps) {
  const pathname = usePathname();
  const found = useMemo(() => findPage(pathname), [pathname]);
  if (!found) return missing;
  const instead = (fault: unknown, again: () => void) =>
    broken(fault, () => {
      found.page.forget();
      again();
    });
  return (
    <Params value={found.params}>
      <Catch key={pathname} instead={instead}>
        <Suspense>
          <Admitted page={found.page} refuse={refuse} />
        </Suspense>
      </Catch>
    </Params>
  );
}

/**
 * The page for whom it is for: decided when it is opened, so that an end of the session does not
 * take it away while it is in use.
 */
function Admitted({ page, refuse }: { page: Page; refuse: CurrentPageProps["refuse"] }) {
  const [sendAway] = useState(() => refuse(page.audience));
  useEffect(() => sendAway?.(), [sendAway]);
  if (sendAway) return null;
  const Shown = page.loaded();
  if (!Shown) {
    use(page.load());
    return null;
  }
  return <Shown />;
}
