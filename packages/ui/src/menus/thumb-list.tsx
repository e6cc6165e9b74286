import { Icon } from "../icon/icon.tsx";
import type { MenuItem, MenuLink } from "./menu-item.ts";

/** As many columns as items: there are at most five. */
const COLUMNS = ["", "grid-cols-1", "grid-cols-2", "grid-cols-3", "grid-cols-4", "grid-cols-5"];

interface ThumbListProps<Item extends MenuItem> {
  readonly items: readonly Item[];
  readonly link: MenuLink<Item>;
}

/** The places a thumb reaches. */
export function ThumbList<Item extends MenuItem>({ items, link }: ThumbListProps<Item>) {
  return (
    <ul className={`grid ${COLUMNS[items.length] ?? "grid-cols-5"}`}>
      {items.map((item) => (
        <li key={item.item} className="min-w-0">
          {link(item, {
            className:
              "grid min-h-14 grid-cols-[minmax(0,1fr)] content-center justify-items-center gap-0.5 px-0.5 text-xs text-soft aria-[current=page]:font-semibold aria-[current=page]:text-bulb-ink",
            children: (
              <>
                <Icon name={item.icon} />
                <span
                  className="max-w-full truncate"
                  {...(item.lang === undefined ? {} : { lang: item.lang, dir: "auto" })}
                >
                  {item.label}
                </span>
              </>
            ),
          })}
        </li>
      ))}
    </ul>
  );
}
