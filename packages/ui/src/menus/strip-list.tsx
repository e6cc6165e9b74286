import type { Ref } from "react";
import { Icon } from "../icon/icon.tsx";
import type { MenuItem, MenuLink } from "./menu-item.ts";

interface StripListProps<Item extends MenuItem> {
  readonly items: readonly Item[];
  readonly link: MenuLink<Item>;
  readonly ref?: Ref<HTMLUListElement>;
  /** For a list whose items can't be focused: keys scroll it all the same. */
  readonly tabIndex?: 0;
  readonly "aria-label"?: string;
}

/** A menu in one line that scrolls sideways. */
export function StripList<Item extends MenuItem>({
  items,
  link,
  ref,
  ...list
}: StripListProps<Item>) {
  return (
    <ul
      {...list}
      ref={ref ?? null}
      className="relative flex [scrollbar-width:none] gap-1 overflow-x-auto px-3 py-2"
    >
      {items.map((item) => (
        <li key={item.item} className="shrink-0">
          {link(item, {
            className:
              "grid min-h-14 min-w-16 content-center justify-items-center gap-0.5 rounded-xl px-2 text-xs text-soft aria-[current=page]:bg-raised aria-[current=page]:font-semibold aria-[current=page]:text-bulb-ink",
            children: (
              <>
                <Icon name={item.icon} />
                <span {...(item.lang === undefined ? {} : { lang: item.lang, dir: "auto" })}>
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
