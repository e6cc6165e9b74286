import { ADDRESSES } from "./addresses.ts";

/** A browser that has dismissed the brand's popups, which would cover what a test looks at. */
export const QUIET = {
  cookies: [],
  origins: [
    {
      origin: new URL(ADDRESSES.player).origin,
      localStorage: [{ name: "perya-popup-quiet", value: String(Number.MAX_SAFE_INTEGER) }],
    },
  ],
};
