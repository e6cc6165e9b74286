import { useMemo } from "react";
import { useLocationProperty } from "wouter/use-browser-location";

const useHere = (get: () => string, served = get): string => useLocationProperty(get, served);

/** Where one is, followed as it changes: `hash` without its #, `href` the whole of it from the path on. */
export function useLocation(): { readonly pathname: string; readonly hash: string; readonly href: string } {
  const pathname = useHere(() => location.pathname);
  const search = useHere(() => location.search);
  const hash = useHere(
    () => location.hash,
    // The server never sees it.
    () => "",
  );
  return { pathname, hash: hash.slice(1), href: pathname + search + hash };
}

/** What the address asks for, by name; all of it is text somebody may have typed. The same object until it changes. */
export function useSearch(): Readonly<Partial<Record<string, string>>> {
  const search = useHere(() => location.search);
  return useMemo(() => Object.fromEntries(new URLSearchParams(search)), [search]);
}

/** The number of the page the address asks for, from 1. */
export function usePageNo(): number {
  const { pageNo } = useSearch();
  return /^[1-9]\d{0,5}$/.test(pageNo ?? "") ? Number(pageNo) : 1;
}
