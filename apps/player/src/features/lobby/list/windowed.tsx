import type { Game } from "@perya/api-client/player";
import { useRef, type ReactNode } from "react";
import { useWindow } from "./use-window.ts";

interface WindowedProps {
  readonly items: readonly Game[];
  readonly className: string;
  readonly children: (game: Game, at: number) => ReactNode;
}

/** A list that announces its full length while only a part of it is rendered. */
export function Windowed({ items, className, children }: WindowedProps) {
  const list = useRef<HTMLUListElement>(null);
  const { from, to, before, after } = useWindow(list, items);
  return (
    <ul
      ref={list}
      className={className}
      {...(before + after > 0 && { style: { paddingBlockStart: before, paddingBlockEnd: after } })}
    >
      {items.slice(from, to).map((game, at) => (
        <li key={game.gameId} aria-setsize={items.length} aria-posinset={from + at + 1}>
          {children(game, from + at)}
        </li>
      ))}
    </ul>
  );
}
