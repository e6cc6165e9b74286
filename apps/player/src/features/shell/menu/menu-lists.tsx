import { SIDE_LINE, SideName } from "@perya/ui/menus";
import { useBrand } from "../../../shared/brand/brand.ts";
import { LanguageSwitcher } from "../../../shared/language/language-switcher.tsx";
import { openSiteDialog } from "../../../shared/dialogs/site-dialog.ts";
import { part } from "../../../shared/loading/part.tsx";
import { useText } from "../../../shared/language/text.ts";
import { MenuLine } from "./menu-line.tsx";
import { OpeningLine } from "./opening-line.tsx";
import { useMenu, type SiteMenuItem } from "./use-menu.ts";

const Vendors = part(() => import("./vendors.tsx"));
const AppCode = part(() => import("./app-code.tsx"));

/**
 * What the menu holds: the games by category, each with its vendors below it, then what surrounds
 * them.
 */
export function MenuLists() {
  const t = useText("menu");
  const [games, more] = [useMenu("games"), useMenu("more")];
  return (
    <>
      {games.length > 0 && (
        <ul aria-label={t("games")} className="grid gap-0.5">
          {games.map((item) => (
            <li key={item.item}>
              <GameLine item={item} />
            </li>
          ))}
        </ul>
      )}
      <ul
        aria-label={t("more")}
        className="grid gap-0.5 border-line not-first:border-t not-first:pt-4"
      >
        {more.map((item) => (
          <li key={item.item}>
            <MoreLine item={item} />
          </li>
        ))}
      </ul>
    </>
  );
}

function GameLine({ item }: { item: SiteMenuItem }) {
  const t = useText("menu");
  const { to, gameType, label } = item;
  if (to === undefined || gameType === undefined) return <MenuLine item={item} />;
  return (
    <OpeningLine line={<MenuLine item={item} />} label={t("vendorsOf", { category: label })}>
      <Vendors to={to} gameType={gameType} category={label} />
    </OpeningLine>
  );
}

function MoreLine({ item }: { item: SiteMenuItem }) {
  switch (item.item) {
    case "app":
      return <AppLine item={item} />;
    case "language":
      return (
        <LanguageSwitcher
          className={`${SIDE_LINE} w-full [&>bdi]:sr-only wide:[&>bdi]:not-sr-only`}
        />
      );
    case "chatRoom":
      return <ChatRoom item={item} />;
    default:
      return <MenuLine item={item} />;
  }
}

function AppLine({ item: { label, lang, icon } }: { item: SiteMenuItem }) {
  const t = useText("menu");
  const line = (
    <button
      type="button"
      title={label}
      onClick={() => openSiteDialog("download")}
      className={SIDE_LINE}
    >
      <SideName icon={icon} label={label} {...(lang !== undefined && { lang })} />
    </button>
  );
  return (
    <OpeningLine line={line} label={t("appCode")}>
      <AppCode />
    </OpeningLine>
  );
}

/** The brand's room elsewhere, under the label it has among the brand's links. */
function ChatRoom({ item: { label, icon } }: { item: SiteMenuItem }) {
  const room = useBrand().resources.find(
    ({ resourceType, url }) => resourceType === "CHATROOM" && url !== "",
  );
  if (!room) return null;
  return (
    <a href={room.url} target="_blank" rel="noreferrer" title={label} className={SIDE_LINE}>
      <SideName icon={icon} label={room.labelNameEn || label} />
    </a>
  );
}
