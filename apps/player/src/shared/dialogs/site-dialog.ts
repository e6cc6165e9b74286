import { storeOf, useStore } from "@perya/ui/store";

/** The shell's dialogs, which open over the current page. */
export type SiteDialog = "menu" | "download" | "routers" | "consent" | "sign-out" | "service";

const open = storeOf<SiteDialog | undefined>(undefined);

/** Opens a dialog over the page, replacing any open one; undefined closes it. */
export const openSiteDialog: (dialog: SiteDialog | undefined) => void = open.set;

/** The open dialog, updated as it changes. */
export function useSiteDialog(): SiteDialog | undefined {
  return useStore(open);
}
