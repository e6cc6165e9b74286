import { isOn, useBrand } from "../../../shared/brand.ts";
import { Icon, type IconName } from "../../../shared/icon.tsx";
import { LanguageSwitcher } from "../../../shared/language/language-switcher.tsx";
import { openOver } from "../../../shared/over.ts";
import { part } from "../../../shared/part.tsx";
import { useText } from "../../../shared/text.ts";
import { EXTRAS, GAME_MENU } from "./entries.ts";
import { LINE, MenuLine, NAME } from "./menu-line.tsx";
import { OpeningLine } from "./opening-line.tsx";

const Vendors = part(() => import("./vendors.tsx"));
const AppCode = part(() => import("./app-code.tsx"));

/** What the menu holds: the games by category, each with its vendors below it, then what surrounds them. */
export function MenuLists() {
  return (
    <>
      <Games />
      <More />
    </>
  );
}

function Games() {
  const t = useText("menu");
  return (
    <ul aria-label={t("games")} className="grid gap-0.5">
      {GAME_MENU.map((entry) => (
        <li key={entry.to}>
          {entry.gameType === undefined ? (
            <MenuLine entry={entry} />
          ) : (
            <OpeningLine
              line={<MenuLine entry={entry} />}
              label={t("vendorsOf", { category: t(entry.name) })}
            >
              <Vendors to={entry.to} gameType={entry.gameType} category={t(entry.name)} />
            </OpeningLine>
          )}
        </li>
      ))}
    </ul>
  );
}

function More() {
  const t = useText("menu");
  const brand = useBrand();
  const room = brand.resources.find(
    ({ resourceType, url }) => resourceType === "CHATROOM" && url !== "",
  );
  const app = (
    <button type="button" title={t("app")} onClick={() => openOver("download")} className={LINE}>
      <Named icon="app" name={t("app")} />
    </button>
  );
  return (
    <ul aria-label={t("more")} className="grid gap-0.5 border-t border-line pt-4">
      {EXTRAS.filter(({ needs }) => needs === undefined || isOn(brand, needs)).map((entry) => (
        <li key={entry.to}>
          <MenuLine entry={entry} />
        </li>
      ))}
      <li>
        <OpeningLine line={app} label={t("appCode")}>
          <AppCode />
        </OpeningLine>
      </li>
      <li>
        <LanguageSwitcher className={`${LINE} w-full [&>bdi]:sr-only wide:[&>bdi]:not-sr-only`} />
      </li>
      {room && (
        <li>
          <a
            href={room.url}
            target="_blank"
            rel="noreferrer"
            title={t("chatRoom")}
            className={LINE}
          >
            <Named icon="chat" name={room.labelNameEn || t("chatRoom")} />
          </a>
        </li>
      )}
    </ul>
  );
}

function Named({ icon, name }: { icon: IconName; name: string }) {
  return (
    <>
      <Icon name={icon} />
      <span className={NAME}>{name}</span>
    </>
  );
}
