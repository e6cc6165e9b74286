import { ThumbList } from "@perya/ui/menus";
import { WHOLE, WholeEnd } from "../../../shared/loading/whole.tsx";
import { Link } from "../../../shared/routing/link.tsx";
import { useText } from "../../../shared/language/text.ts";
import { LOBBY_PATHS } from "./lobby-paths.ts";
import { useMenu } from "./use-menu.ts";

/** The places a thumb reaches. `Games` is the current page on every lobby that has none here. */
export function BottomBar({ pathname }: { pathname: string }) {
  const t = useText("menu");
  const items = useMenu("bottom");
  const ownPlace = items.some(({ to, item }) => to === pathname && item !== "games");
  if (items.length === 0) return null;
  return (
    <nav
      {...WHOLE}
      aria-label={t("main")}
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-raised pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <ThumbList
        items={items}
        link={({ to = "/", item }, look) => (
          <Link
            to={to}
            exact={to === "/"}
            {...(item === "games" && LOBBY_PATHS.has(pathname) && !ownPlace
              ? { "aria-current": "page" }
              : {})}
            {...look}
          />
        )}
      />
      <WholeEnd />
    </nav>
  );
}
