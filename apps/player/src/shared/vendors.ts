import { call, reading } from "./api.ts";
import { FOR_A_SESSION } from "./kept-answers.ts";

/** What the site says of itself where it asks for vendors; never part of a key, which is the address of what one asks for. */
const PLATFORM = { platform: "html5-desktop" } as const;

/** Whose games there are, by category. */
export const VENDORS = {
  queryKey: reading("/vendors").queryKey,
  queryFn: () => call("GET", "/vendors", { query: PLATFORM }),
  ...FOR_A_SESSION,
};

/** The same in lanes of cards. */
export const LANES = {
  queryKey: reading("/vendors/lanes").queryKey,
  queryFn: () => call("GET", "/vendors/lanes", { query: PLATFORM }),
  ...FOR_A_SESSION,
};
