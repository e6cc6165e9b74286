import { StripList } from "@perya/ui/menus";
import { useEffect, useRef } from "react";
import { Link } from "../../../shared/routing/link.tsx";
import { useText } from "../../../shared/language/text.ts";
import { useMenu } from "./use-menu.ts";

/**
 * The game menu on a phone: one scrolling line, with the current lobby scrolled into view.
 */
export function GameStrip({ pathname }: { pathname: string }) {
  const t = useText("menu");
  const items = useMenu("games");
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
  if (items.length === 0) return null;
  return (
    <nav aria-label={t("games")} className="border-b border-line md:hidden">
      <StripList
        ref={list}
        items={items}
        link={({ to = "/" }, look) => <Link to={to} exact={to === "/"} {...look} />}
      />
    </nav>
  );
}
