import { createContext } from "react";

/** Where one is: the parts of an address. */
export interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/**
 * The place of a page that something with an address of its own lies over; undefined for who is at
 * the address itself.
 */
export const HeldPlace = createContext<Place | undefined>(undefined);

/** The place of an address of the site. */
export function placeOf(address: string): Place {
  const { pathname, search, hash } = new URL(address, location.origin);
  return { pathname, search, hash };
}
