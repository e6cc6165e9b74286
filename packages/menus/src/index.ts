export { arranged, type MenuLine } from "./arranged.ts";
export { ITEMS, type ItemAbout, type MenuItemName } from "./items.ts";
export { MENU_ICONS, type MenuIcon } from "./icons.ts";
export { MENUS, type MenuName, MOST_AT_THE_THUMB } from "./menus.ts";
export { nameIn, type NamedLine } from "./name-in.ts";
export { shownIn, type ShownLine } from "./shown-in.ts";
