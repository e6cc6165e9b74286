import { languageOf } from "@perya/languages";
import { ITEMS, nameIn, type ItemAbout, type MenuName } from "@perya/menus";
import type { MenuItem } from "@perya/ui/menus";
import { useState } from "react";
import { useBrand, type Brand } from "../../../shared/brand/brand.ts";
import { chosenLanguage } from "../../../shared/language/language.ts";
import { useText } from "../../../shared/language/text.ts";
import { usePathname } from "../../../shared/routing/use-location.ts";

/** An item of a menu of the site. */
export interface SiteMenuItem extends MenuItem {
  /** Where it leads; absent for what opens something over the page. */
  readonly to?: string;
  /** The type whose vendors can be chosen below it. */
  readonly gameType?: string;
}

/** A menu as the brand has arranged it, in the words of the brand or else of the site. */
export function useMenu(name: MenuName): readonly SiteMenuItem[] {
  const t = useText("menu");
  const menus = useMenusOfPage();
  const { code } = chosenLanguage();
  return menus[name].map(({ item, icon, names }) => {
    const { to, gameType, icon: usual }: ItemAbout = ITEMS[item];
    const own = nameIn({ names }, code, menus.firstLanguage);
    return {
      item,
      icon: icon ?? usual,
      label: own?.name ?? (item === "language" ? "" : t(`item.${item}`)),
      ...(to !== undefined && { to }),
      ...(gameType !== undefined && { gameType }),
      ...(own && own.language !== code && { lang: languageOf(own.language).tag }),
    };
  });
}

/**
 * The menus as they were when the page was opened. What staff change, and a category that loses its
 * last game, are followed on the next page: no line moves under a finger.
 */
function useMenusOfPage(): Brand["menus"] {
  const { menus } = useBrand();
  const pathname = usePathname();
  const [opened, open] = useState({ pathname, menus });
  if (opened.pathname === pathname) return opened.menus;
  open({ pathname, menus });
  return menus;
}
