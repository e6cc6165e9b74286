import { Icon } from "../../../shared/pictures/icon.tsx";
import { Link } from "../../../shared/routing/link.tsx";
import { useText } from "../../../shared/language/text.ts";
import { useMenu } from "./use-menu.ts";

/** The game menu as home has it: one line of chips above the games, which scrolls sideways. */
export function GameChips({ className }: { className: string }) {
  const t = useText("menu");
  const items = useMenu("games").filter(({ to }) => to !== undefined && to !== "/");
  if (items.length === 0) return null;
  return (
    <nav aria-label={t("games")} className={`min-w-0 ${className}`}>
      <ul className="flex [scrollbar-width:none] gap-2 overflow-x-auto overscroll-x-contain">
        {items.map(({ item, to = "/", icon, label, lang }) => (
          <li key={item} className="shrink-0">
            <Link
              to={to}
              className="flex min-h-10 items-center gap-2 rounded-full border border-line bg-raised px-3.5 text-sm font-semibold text-soft hover:border-soft hover:text-ink lg:min-h-11"
            >
              <Icon name={icon} size={18} />
              <span {...(lang === undefined ? {} : { lang, dir: "auto" })}>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
