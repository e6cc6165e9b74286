import { LANGUAGES } from "@perya/languages";
import {
  arranged,
  ENTRIES,
  MENU_ICONS,
  MENUS,
  MOST_AT_THE_THUMB,
  type EntryAbout,
  type MenuEntry,
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
  const entries: readonly MenuEntry[] = [...shown, ...more];
  const line = z
    .object({
      entry: z.enum(entries).meta({ title: "Entry" }),
      show: z.enum(["offered", "always", "never"]).default("offered").meta({ title: "Shown" }),
      icon: z
        .enum(MENU_ICONS)
        .nullable()
        .default(null)
        .meta({ title: "Picture", "x-none": "usual" }),
      names: names.default({}).meta({ title: "Names" }),
    })
    .refine(({ entry, show }) => show !== "always" || aboutEntry(entry).lobby, {
      path: ["show"],
      message: "Only a lobby of games can be shown while nothing is in it",
    })
    .refine(({ entry, show }) => show !== "never" || !aboutEntry(entry).alwaysThere, {
      path: ["show"],
      message: "It can't be hidden: there is no other way to it",
    })
    .meta({ title: "Place" });
  return z
    .array(line)
    .max(entries.length)
    .refine(
      (lines) => new Set(lines.map(({ entry }) => entry)).size === lines.length,
      "An entry can stand only once in a menu",
    )
    .default([])
    .meta({ title });
}

function aboutEntry(entry: MenuEntry): EntryAbout {
  return ENTRIES[entry];
}

/** The menus of the brand's site. */
export const menusSection = z.object({
  games: menuOf("games", "Games"),
  more: menuOf("more", "Beside the games"),
  bottom: menuOf("bottom", "At the thumb").refine((lines) => {
    const shown = arranged("bottom", lines).filter(({ show }) => show !== "never").length;
    return shown >= 1 && shown <= MOST_AT_THE_THUMB;
  }, `At the thumb there is room for one to ${MOST_AT_THE_THUMB} entries`),
});
