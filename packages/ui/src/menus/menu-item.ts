import type { MenuItemName, MenuIcon } from "@perya/menus";
import type { ReactNode } from "react";

/** An item as a menu shows it. */
export interface MenuItem {
  readonly item: MenuItemName;
  readonly icon: MenuIcon;
  readonly label: string;
  /** The BCP 47 tag of the label, where it is in another language than the page. */
  readonly lang?: string;
}

/** Makes the link of an item in a menu's look; a preview leads nowhere. */
export type MenuLink<Item extends MenuItem> = (
  item: Item,
  look: { readonly className: string; readonly children: ReactNode },
) => ReactNode;
