import { isOn, useBrand } from "../../../shared/brand/brand.ts";
import { Icon, type IconName } from "../../../shared/pictures/icon.tsx";
import { LanguageSwitcher } from "../../../shared/language/language-switcher.tsx";
import { openSiteDialog } from "../../../shared/dialogs/site-dialog.ts";
import { part } from "../../../shared/loading/part.tsx";
import { useText } from "../../../shared/language/text.ts";
import { EXTRAS, GAME_MENU } from "./menu-items.ts";
import { LINE, MenuLine, NAME } from "./menu-line.tsx";
import { OpeningLine } from "./opening-line.tsx";

const Vendors = part(() => import("./vendors.tsx"));
const AppCode = part(() => import("./app-code.tsx"));

/**
 * What the menu holds: the games by category, each with its vendors below it, then what surrounds
 * them.
 */
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
      {GAME_MENU.map((item) => (
        <li key={item.to}>
          {item.gameType === undefined ? (
            <MenuLine item={item} />
          ) : (
            <OpeningLine
              line={<MenuLine item={item} />}
              label={t("vendorsOf", { category: t(item.name) })}
            >
              <Vendors to={item.to} gameType={item.gameType} category={t(item.name)} />
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
    <button
      type="button"
      title={t("app")}
      onClick={() => openSiteDialog("download")}
      className={LINE}
    >
      <Named icon="app" name={t("app")} />
    </button>
  );
  return (
    <ul aria-label={t("more")} className="grid gap-0.5 border-t border-line pt-4">
      {EXTRAS.filter(({ needs }) => needs === undefined || isOn(brand, needs)).map((item) => (
        <li key={item.to}>
          <MenuLine item={item} />
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
