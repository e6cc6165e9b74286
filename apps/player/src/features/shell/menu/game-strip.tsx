import { useEffect, useRef } from "react";
import { Icon } from "../../../shared/pictures/icon.tsx";
import { Link } from "../../../shared/routing/link.tsx";
import { useText } from "../../../shared/language/text.ts";
import { GAME_MENU } from "./menu-items.ts";

/**
 * The game menu on a phone: one scrolling line, with the current lobby scrolled into view.
 */
export function GameStrip({ pathname }: { pathname: string }) {
  const t = useText("menu");
  const list = useRef<HTMLUListElement>(null);
  const isNew = useRef(true);
  useEffect(() => {
    const line = list.current;
    // The line can be scrolled before the scripts load; a scrolled line is not pulled back from
    // under the finger.
    const isPushed = isNew.current && line?.scrollLeft !== 0;
    isNew.current = false;
    const here = line?.querySelector<HTMLElement>("[aria-current]")?.parentElement;
    if (here && line && !isPushed)
      line.scrollTo({ left: here.offsetLeft - (line.clientWidth - here.clientWidth) / 2 });
  }, [pathname]);
  return (
    <nav aria-label={t("games")} className="border-b border-line md:hidden">
      <ul
        ref={list}
        className="relative flex [scrollbar-width:none] gap-1 overflow-x-auto px-3 py-2"
      >
        {GAME_MENU.map(({ to, name, icon }) => (
          <li key={to} className="shrink-0">
            <Link
              to={to}
              exact={to === "/"}
              className="grid min-h-14 min-w-16 content-center justify-items-center gap-0.5 rounded-xl px-2 text-xs text-soft aria-[current=page]:bg-raised aria-[current=page]:font-semibold aria-[current=page]:text-bulb-ink"
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
