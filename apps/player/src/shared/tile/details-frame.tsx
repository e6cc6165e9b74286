import { Facts } from "@perya/ui/show";
import { useLayoutEffect, useRef, type ReactNode } from "react";
import { Dialog } from "../dialogs/dialog.tsx";
import type { DetailsProps } from "./tile.tsx";

/** How wide the card on a tile is, and how far it stays from the window's edges, in pixels. */
const CARD_PX = 272;
const MARGIN_PX = 8;
/** How much of the tile's height the card begins above it. */
const ABOVE = 0.1;

interface DetailsFrameProps extends DetailsProps {
  readonly title: string;
  /** The tag of the title's language, empty if that is not known. */
  readonly language: string;
  readonly facts: readonly (readonly [name: string, value: ReactNode])[];
  /** Its heart, where it has one. */
  readonly heart: ReactNode;
  /** Its buttons: playing comes first. */
  readonly actions: ReactNode;
  /** What only the sheet has room for. */
  readonly children?: ReactNode;
}

const LOOK = {
  list: "grid gap-1 text-sm",
  fact: "flex items-baseline justify-between gap-3",
  name: "shrink-0",
  value: "font-semibold",
} as const;

/** What a tile has no room for: in a sheet over the page, or in a card on the tile. */
export function DetailsFrame({ place, title, language, facts, hide, ...more }: DetailsFrameProps) {
  const { heart, actions, children } = more;
  const list = facts.length > 0 && <Facts facts={facts} look={LOOK} />;
  if (place === "card")
    return (
      <Card>
        <p
          lang={language || undefined}
          dir="auto"
          className={`font-display text-lg leading-tight font-bold ${heart ? "pe-9" : ""}`}
        >
          {title}
        </p>
        {heart}
        {list}
        {actions}
      </Card>
    );
  return (
    <Dialog title={title} lang={language || undefined} onClose={hide}>
      {list}
      <div className="grid grid-cols-[auto_1fr] gap-2">
        <div className="relative size-11 [&>button]:static">{heart}</div>
        {actions}
      </div>
      {children}
    </Dialog>
  );
}

/**
 * A card on top of a tile, wider than the tile. It is for eyes and pointers: the keyboard and
 * screen readers have the sheet, which says the same.
 */
function Card({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const card = ref.current;
    const tile = card?.parentElement?.getBoundingClientRect();
    if (!card || !tile) return;
    card.showPopover();
    const within = (at: number, size: number, room: number) =>
      `${Math.max(MARGIN_PX, Math.min(at, room - size - MARGIN_PX))}px`;
    const { offsetHeight } = card;
    card.style.left = within(
      tile.left + (tile.width - CARD_PX) / 2,
      CARD_PX,
      document.documentElement.clientWidth,
    );
    card.style.top = within(tile.top - tile.height * ABOVE, offsetHeight, innerHeight);
  });
  return (
    <div
      ref={ref}
      popover="manual"
      aria-hidden="true"
      className="fixed inset-auto m-0 w-68 rounded-2xl border border-bulb bg-overlay p-4 text-ink shadow-2xl open:grid open:gap-3"
    >
      {children}
    </div>
  );
}
