import { z } from "zod";

/** Where words that staff write lead: an address, a path of the site, or nowhere. */
export const link = z.union(
  [
    z.url({ protocol: /^https?$/ }).max(1_000),
    z.string().regex(/^\/(?!\/)[^\s\\]{0,500}$/),
    z.literal(""),
  ],
  "is an address, or a path that begins with /",
);
