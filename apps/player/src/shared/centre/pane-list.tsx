import { useEffect, useRef, type ReactNode } from "react";
import { Icon, type IconName } from "../pictures/icon.tsx";
import { Link } from "../routing/link.tsx";
import { usePathname } from "../routing/use-location.ts";

/** A pane as a menu has it: what it is called, and a count of what waits there. */
export interface ListedPane {
  readonly to: string;
  readonly icon: IconName;
  readonly title: string;
  readonly badge?: ReactNode;
}

/** The panes of a centre: a column, and a row that is pushed along on a phone. */
export function PaneList({ title, panes }: { title: string; panes: readonly ListedPane[] }) {
  const list = useRef<HTMLUListElement>(null);
  const pathname = usePathname();
  useEffect(() => {
    // Once the window around it is open.
    const frame = requestAnimationFrame(() => {
      const current = list.current?.querySelector<HTMLElement>("[aria-current]");
      current?.scrollIntoView({ block: "nearest", inline: "center" });
      // A window that opens has the focus on its first link, whatever it shows.
      if (list.current?.contains(document.activeElement)) current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname, panes.length]);
  return (
    <nav aria-label={title}>
      <ul
        ref={list}
        className="flex gap-1 max-md:overflow-x-auto max-md:px-3 max-md:pt-1.5 max-md:pb-2 max-md:[scrollbar-width:none] md:grid md:gap-0.5 md:px-2"
      >
        {panes.map(({ to, icon, title: name, badge }) => (
          <li key={to} className="shrink-0">
            <Link
              to={to}
              replace
              className="relative flex min-h-11 items-center gap-3 rounded-xl px-3 font-medium whitespace-nowrap text-soft hover:bg-raised hover:text-ink aria-[current=page]:bg-raised aria-[current=page]:text-ink"
            >
              <Icon name={icon} />
              {name}
              {badge}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
