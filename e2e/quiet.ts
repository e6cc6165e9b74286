import { ADDRESSES } from "./addresses.ts";

/** A browser whose owner does not want to see what the brand brings up by itself: it would stand over whatever a test looks at. */
export const QUIET = {
  cookies: [],
  origins: [
    {
      origin: new URL(ADDRESSES.player).origin,
      localStorage: [{ name: "perya-popup-quiet", value: String(Number.MAX_SAFE_INTEGER) }],
    },
  ],
};
