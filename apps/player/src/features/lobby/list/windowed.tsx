import type { Game } from "@perya/api-client/player";
import { useLayoutEffect, useRef, type ReactNode, type RefObject } from "react";
import { useWindow } from "./use-window.ts";

interface WindowedProps {
  readonly items: readonly Game[];
  readonly className: string;
  readonly children: (game: Game, at: number) => ReactNode;
}

/**
 * A list that announces its full length while only a part of it is rendered. After a jump, and in a
 * new list, an element becomes that of another game: to change one takes a fraction of the time to
 * make one.
 */
export function Windowed({ items, className, children }: WindowedProps) {
  const list = useRef<HTMLUListElement>(null);
  const { from, to, before, after, elements } = useWindow(list, items);
  const shown = items.slice(from, to);
  useFocusOfGame(list, shown);
  return (
    <ul
      ref={list}
      className={className}
      {...(before + after > 0 && { style: { paddingBlockStart: before, paddingBlockEnd: after } })}
    >
      {shown.map((game, at) => (
        <li key={(from + at) % elements} aria-setsize={items.length} aria-posinset={from + at + 1}>
          {children(game, from + at)}
        </li>
      ))}
    </ul>
  );
}

/** The focus stays with its game: an element that becomes another game's loses it. */
function useFocusOfGame(list: RefObject<HTMLElement | null>, shown: readonly Game[]): void {
  const games = useRef(new Map<Element, string>());
  useLayoutEffect(() => {
    const before = games.current;
    games.current = new Map(
      [...(list.current?.children ?? [])].map((item, at) => [item, shown[at]?.gameId ?? ""]),
    );
    const focused = document.activeElement;
    const item = focused?.closest("li");
    if (!item || !(focused instanceof HTMLElement) || !before.has(item)) return;
    if (before.get(item) !== games.current.get(item)) focused.blur();
  });
}
