import { MenuLists } from "./menu-lists.tsx";
import { useText } from "../../../shared/language/text.ts";

/**
 * The menu at the side of a page. `narrow` shows only its icons, whatever the visitor has chosen.
 */
export function SideMenu({ narrow }: { narrow: boolean }) {
  const t = useText("menu");
  return (
    <nav
      id="menu"
      aria-label={t("main")}
      data-narrow={narrow || undefined}
      className="sticky top-16 hidden h-[calc(100dvh-4rem)] w-18 [scrollbar-width:thin] content-start gap-4 overflow-x-hidden overflow-y-auto overscroll-contain border-e border-line px-2 py-3 md:grid wide:px-3 wide:w-62"
    >
      <MenuLists />
    </nav>
  );
}
