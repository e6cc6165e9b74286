import { use, useMemo } from "react";
import { useLocationProperty } from "wouter/use-browser-location";
import { HeldPlace, type Place } from "./place.ts";

/**
 * Something about where one is. Who asks is drawn again when that changes, whatever else of the
 * address does: `get` answers with a text or a yes. A page that something lies over is where it
 * was.
 */
export function useHere<Value extends string | boolean>(
  get: (place: Place) => Value,
  served = get,
): Value {
  const held = use(HeldPlace);
  const live = useLocationProperty(
    () => get(location),
    () => served(location),
  );
  return held ? get(held) : live;
}

export function usePathname(): string {
  return useHere(({ pathname }) => pathname);
}

/** What stands behind the #, without it. The server never sees it. */
export function useHash(): string {
  return useHere(
    ({ hash }) => hash.slice(1),
    () => "",
  );
}

/** The whole address from the path on, as it is now. */
export function here({ pathname, search, hash }: Place = location): string {
  return pathname + search + hash;
}

/** The same, followed as it changes. */
export function useHref(): string {
  return useHere(here, ({ pathname, search }) => pathname + search);
}

/**
 * What the address asks for, by name; all of it is text a visitor may have typed. The same object
 * until it changes.
 */
export function useSearch(): Readonly<Partial<Record<string, string>>> {
  const search = useHere(({ search: asked }) => asked);
  return useMemo(() => Object.fromEntries(new URLSearchParams(search)), [search]);
}

/** The number of the page the address asks for, from 1. */
export function usePageNo(): number {
  const { pageNo } = useSearch();
  return /^[1-9]\d{0,5}$/.test(pageNo ?? "") ? Number(pageNo) : 1;
}
