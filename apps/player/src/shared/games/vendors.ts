import { call, reading } from "../http/api.ts";
import { FOR_A_SESSION } from "../http/cached-answers.ts";

/**
 * What the site says of itself where it asks for vendors; never part of a key, which is the address
 * of what one asks for.
 */
const PLATFORM = { platform: "html5-desktop" } as const;

/** Whose games there are, by category. */
export const VENDORS = {
  queryKey: reading("/vendors").queryKey,
  queryFn: () => call("GET", "/vendors", { query: PLATFORM }),
  ...FOR_A_SESSION,
};

/** The same by category, as cards. */
export const CATEGORIES = {
  queryKey: reading("/vendors/lanes").queryKey,
  queryFn: () => call("GET", "/vendors/lanes", { query: PLATFORM }),
  ...FOR_A_SESSION,
};
