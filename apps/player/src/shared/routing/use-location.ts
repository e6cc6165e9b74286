import { useMemo } from "react";
import { useLocationProperty } from "wouter/use-browser-location";

/**
 * Something about where one is. Who asks is drawn again when that changes, whatever else of the
 * address does: `get` answers with a text or a yes.
 */
export function useHere<Value extends string | boolean>(get: () => Value, served = get): Value {
  return useLocationProperty(get, served);
}

export function usePathname(): string {
  return useHere(() => location.pathname);
}

/** What stands behind the #, without it. The server never sees it. */
export function useHash(): string {
  return useHere(
    () => location.hash.slice(1),
    () => "",
  );
}

/** The whole address from the path on, as it is now. */
export function here(): string {
  return location.pathname + location.search + location.hash;
}

/** The same, followed as it changes. */
export function useHref(): string {
  return useHere(here, () => location.pathname + location.search);
}

/**
 * What the address asks for, by name; all of it is text a visitor may have typed. The same object
 * until it changes.
 */
export function useSearch(): Readonly<Partial<Record<string, string>>> {
  const search = useHere(() => location.search);
  return useMemo(() => Object.fromEntries(new URLSearchParams(search)), [search]);
}

/** The number of the page the address asks for, from 1. */
export function usePageNo(): number {
  const { pageNo } = useSearch();
  return /^[1-9]\d{0,5}$/.test(pageNo ?? "") ? Number(pageNo) : 1;
}
