import { Icon } from "../../../shared/pictures/icon.tsx";
import { Link } from "../../../shared/routing/link.tsx";
import { useText } from "../../../shared/language/text.ts";
import { BOTTOM, LOBBIES } from "./menu-items.ts";

/** The five places a thumb reaches. */
export function BottomBar({ pathname }: { pathname: string }) {
  const t = useText("menu");
  const isHere = (to: string) => to === "/hot" && LOBBIES.has(pathname);
  return (
    <nav
      aria-label={t("main")}
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-raised pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <ul className="grid grid-cols-5">
        {BOTTOM.map(({ to, name, icon }) => (
          <li key={to}>
            <Link
              to={to}
              exact={to === "/"}
              {...(isHere(to) ? { "aria-current": "page" } : {})}
              className="grid min-h-14 content-center justify-items-center gap-0.5 text-xs text-soft aria-[current=page]:font-semibold aria-[current=page]:text-bulb-ink"
            >
              <Icon name={icon} />
              {t(name)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
