import type { Declares } from "../../declares.ts";

/** Permissions on a brand's settings. */
export const settingsDeclares = {
  permissions: {
    "settings.read": {},
    "settings.write": {},
  },
} as const satisfies Declares;
