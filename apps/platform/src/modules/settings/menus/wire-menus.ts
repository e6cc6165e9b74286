import { ITEMS, MENU_ICONS, shownIn, type MenuItemName, type MenuName } from "@perya/menus";
import { z } from "zod";
import type { BrandSettings } from "../settings.ts";

const line = z
  .object({
    item: z.enum(Object.keys(ITEMS) as [MenuItemName, ...MenuItemName[]]),
    icon: z
      .enum(MENU_ICONS)
      .nullable()
      .meta({ description: "The picture the brand gave it; null for its usual one." }),
    names: z
      .record(z.string(), z.string())
      .meta({ description: "The brand's own names for it, by codes of languages." }),
  })
  .meta({ id: "MenuLine" });
const menu = z.array(line);

/** The brand's menus as its site shows them. */
export const menusValue = z
  .object({
    firstLanguage: z
      .string()
      .meta({ description: "Of a name that there is none of in the reader's language." }),
    games: menu,
    more: menu,
    bottom: menu,
  })
  .meta({
    id: "Menus",
    description: "What visitors see of each menu, in order; nothing that leads to an empty page.",
  });

/** The menus a visitor sees, by what there is something behind. */
export function menusOf(
  { menus, language }: BrandSettings,
  offered: ReadonlySet<string>,
): z.infer<typeof menusValue> {
  const shown = (name: MenuName) =>
    shownIn(name, menus[name], offered).map(({ names, ...rest }) => ({
      ...rest,
      names: names as Record<string, string>,
    }));
  return {
    firstLanguage: language.defaultLanguage,
    games: shown("games"),
    more: shown("more"),
    bottom: shown("bottom"),
  };
}
