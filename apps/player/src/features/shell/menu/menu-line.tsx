import { SIDE_LINE, SideName } from "@perya/ui/menus";
import { Link } from "../../../shared/routing/link.tsx";
import type { SiteMenuItem } from "./use-menu.ts";

/** A link to a page of the site. */
export function MenuLine({ item: { to = "/", label, lang, icon } }: { item: SiteMenuItem }) {
  return (
    <Link to={to} exact={to === "/"} title={label} className={SIDE_LINE}>
      <SideName icon={icon} label={label} {...(lang !== undefined && { lang })} />
    </Link>
  );
}
