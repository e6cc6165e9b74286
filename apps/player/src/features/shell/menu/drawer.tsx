import { useEffect, useRef } from "react";
import { Dialog } from "../../../shared/dialogs/dialog.tsx";
import { openSiteDialog } from "../../../shared/dialogs/site-dialog.ts";
import { useHref } from "../../../shared/routing/use-location.ts";
import { useText } from "../../../shared/language/text.ts";
import { ThemeSwitch } from "../theme-switch.tsx";
import { Service } from "../service.tsx";
import { MenuLists } from "./menu-lists.tsx";

/**
 * The whole menu over the page, where the page has no room for it at its side. It goes once it has
 * led somewhere.
 */
export default function Drawer() {
  const t = useText("menu");
  const href = useHref();
  const opened = useRef(href);
  useEffect(() => {
    if (opened.current !== href) openSiteDialog(undefined);
  }, [href]);
  return (
    <Dialog title={t("title")} place="side" onClose={() => openSiteDialog(undefined)}>
      <div className="-mx-2 flex items-center gap-1 border-b border-line pb-3">
        <Service />
        <ThemeSwitch />
      </div>
      <nav aria-label={t("main")} data-drawer="" className="-mx-2 grid gap-4">
        <MenuLists />
      </nav>
    </Dialog>
  );
}
