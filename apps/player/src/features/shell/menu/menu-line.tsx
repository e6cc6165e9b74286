import { Icon } from "../../../shared/pictures/icon.tsx";
import { Link } from "../../../shared/routing/link.tsx";
import { useText } from "../../../shared/language/text.ts";
import type { MenuItem } from "./menu-items.ts";

/**
 * The look of every menu item: its icon, with its name next to it where there is room.
 */
export const LINE =
  "flex min-h-11 min-w-0 flex-1 items-center justify-center gap-3 rounded-xl px-3 text-start font-medium text-soft hover:bg-raised hover:text-ink aria-[current=page]:bg-raised aria-[current=page]:text-ink wide:justify-start";
export const NAME = "sr-only wide:not-sr-only wide:truncate";

/** A link to a page of the site. */
export function MenuLine({ item: { to, name, icon } }: { item: MenuItem }) {
  const t = useText("menu");
  return (
    <Link
      to={to}
      exact={to === "/"}
      title={t(name)}
      className={`${LINE} [&[aria-current]>svg]:text-bulb-ink`}
    >
      <Icon name={icon} />
      <span className={NAME}>{t(name)}</span>
    </Link>
  );
}
