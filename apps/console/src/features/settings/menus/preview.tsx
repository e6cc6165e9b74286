import { LANGUAGES, languageOf } from "@perya/languages";
import { ITEMS, nameIn, shownIn, type MenuItemName, type MenuName } from "@perya/menus";
import { SIDE_LINE, SideName, StripList, ThumbList, type MenuItem } from "@perya/ui/menus";
import { useTheme, type Theme } from "@perya/ui/theme";
import { useState, type ReactNode } from "react";
import { Choice } from "../../../shared/forms/controls.tsx";
import { Panel } from "../../../shared/layout/page.tsx";
import type { Settings } from "../settings.ts";
import { useWords } from "./use-words.ts";

interface Props {
  readonly value: Settings["menus"];
  readonly offered: readonly string[];
  readonly firstLanguage: string;
  readonly language: string;
  readonly speak: (language: string) => void;
}

/** The player site's own menus with the form's values, on a phone and at the side of a desktop. */
export function MenusPreview({ value, offered, firstLanguage, language, speak }: Props) {
  const staffs = useTheme();
  const [chosen, light] = useState<Theme>();
  const theme = chosen ?? staffs;
  const word = useWords(language);
  const { tag, dir } = languageOf(language);
  const itemsOf = (menu: MenuName) =>
    shownIn(menu, value[menu], new Set(offered)).map(({ item, icon, names }): MenuItem => {
      const own = nameIn({ names }, language, firstLanguage);
      return {
        item,
        icon: icon ?? ITEMS[item].icon,
        label: own?.name ?? word(item),
        ...(own && own.language !== language && { lang: languageOf(own.language).tag }),
      };
    });
  const [games, more, bottom] = [itemsOf("games"), itemsOf("more"), itemsOf("bottom")];
  const screen = { lang: tag, dir, "data-theme": theme };
  return (
    <div className="min-w-0 xl:sticky xl:top-4 xl:max-h-[calc(100dvh-2rem)] xl:overflow-y-auto">
      <Panel title="As players see it">
        <div className="grid grid-cols-2 gap-3">
          <Choice label="Language" value={language} onChange={({ target }) => speak(target.value)}>
            {LANGUAGES.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Choice>
          <Choice
            label="Theme"
            value={theme}
            onChange={({ target }) => light(target.value === "light" ? "light" : "dark")}
          >
            <option value="dark">Dark</option>
            <option value="light">Light</option>
          </Choice>
        </div>
        <Screen title="On a phone: the games above its pages, and the bar at the thumb">
          <div {...screen} className={`${SCREEN} max-w-97.5`}>
            <StripList items={games} link={still} tabIndex={0} aria-label="Games on a phone" />
            <div className="h-16 border-y border-line bg-ground" />
            <div className="bg-raised">
              <ThumbList items={bottom} link={still} />
            </div>
          </div>
        </Screen>
        <Screen title="At the side of a page, and in the drawer of a phone">
          <div {...screen} data-drawer="" className={`${SCREEN} grid w-62 max-w-full gap-4 p-3`}>
            <SideList items={games} />
            {more.length > 0 && (
              <div className="border-t border-line pt-4">
                <SideList items={more} />
              </div>
            )}
          </div>
        </Screen>
      </Panel>
    </div>
  );
}

/** The player site's ground and size of words. */
const SCREEN =
  "overflow-hidden rounded-xl border border-line bg-ground text-base leading-normal text-ink";

function Screen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <figure className="grid min-w-0 gap-1.5">
      <figcaption className="text-xs text-soft">{title}</figcaption>
      {children}
    </figure>
  );
}

function SideList({ items }: { items: readonly MenuItem[] }) {
  return (
    <ul className="grid gap-0.5">
      {items.map((item) => (
        <li key={item.item} className="flex">
          {still(item, {
            className: SIDE_LINE,
            children: (
              <SideName
                icon={item.icon}
                label={item.label}
                {...(item.lang && { lang: item.lang })}
              />
            ),
          })}
        </li>
      ))}
    </ul>
  );
}

/** An item that leads nowhere, as home shows it. */
function still(
  { item }: { readonly item: MenuItemName },
  look: { readonly className: string; readonly children: ReactNode },
) {
  return <span {...(item === "home" && { "aria-current": "page" as const })} {...look} />;
}
