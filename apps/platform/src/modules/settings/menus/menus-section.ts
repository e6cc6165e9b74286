import { LANGUAGES } from "@perya/languages";
import {
  arranged,
  ITEMS,
  MENU_ICONS,
  MENUS,
  MOST_AT_THE_THUMB,
  type ItemAbout,
  type MenuItemName,
  type MenuName,
} from "@perya/menus";
import { z } from "zod";

/** As much as a place at the thumb can show in two lines. */
const LONGEST_NAME = 24;

const ownName = z
  .string()
  .trim()
  .min(1, "A name can't be empty: leave the language out instead")
  .max(LONGEST_NAME, `can have at most ${LONGEST_NAME} characters`);
const names = z.partialRecord(z.enum(LANGUAGES.map(({ code }) => code)), ownName);

/** A menu in the brand's order; an empty list is the usual one. */
function menuOf(menu: MenuName, title: string) {
  const { shown, more }: (typeof MENUS)[MenuName] = MENUS[menu];
  const items: readonly MenuItemName[] = [...shown, ...more];
  const line = z
    .object({
      item: z.enum(items).meta({ title: "Item" }),
      show: z.enum(["offered", "always", "never"]).default("offered").meta({ title: "Shown" }),
      icon: z
        .enum(MENU_ICONS)
        .nullable()
        .default(null)
        .meta({ title: "Picture", "x-none": "usual" }),
      names: names.default({}).meta({ title: "Names" }),
    })
    .refine(({ item, show }) => show !== "always" || aboutItem(item).lobby, {
      path: ["show"],
      message: "Only a lobby of games can be shown while nothing is in it",
    })
    .refine(({ item, show }) => show !== "never" || !aboutItem(item).alwaysThere, {
      path: ["show"],
      message: "It can't be hidden: there is no other way to it",
    })
    .meta({ title: "Place" });
  return z
    .array(line)
    .max(items.length)
    .refine(
      (lines) => new Set(lines.map(({ item }) => item)).size === lines.length,
      "An item can stand only once in a menu",
    )
    .default([])
    .meta({ title });
}

function aboutItem(item: MenuItemName): ItemAbout {
  return ITEMS[item];
}

/** The menus of the brand's site. */
export const menusSection = z.object({
  games: menuOf("games", "Games"),
  more: menuOf("more", "Beside the games"),
  bottom: menuOf("bottom", "At the thumb").refine((lines) => {
    const shown = arranged("bottom", lines).filter(({ show }) => show !== "never").length;
    return shown >= 1 && shown <= MOST_AT_THE_THUMB;
  }, `At the thumb there is room for one to ${MOST_AT_THE_THUMB} items`),
});
