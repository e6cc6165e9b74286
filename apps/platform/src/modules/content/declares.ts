import type { Declares } from "../../declares.ts";

/** Permissions on pages and banners. */
export const contentDeclares = {
  permissions: {
    "content.read": {},
    "content.write": {},
  },
} as const satisfies Declares;
