import { useId, useState, type KeyboardEvent, type ReactNode } from "react";

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly (readonly [title: ReactNode, content: ReactNode])[];
  /** The tabs are laid out in several rows, so the up and down arrows also move between them. */
  readonly inRows?: boolean;
  /** Classes of the list of tabs, of each tab, and of the panel. */
  readonly look: Readonly<Record<"list" | "tab" | "panel", string>>;
}

const ALONG: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };
const DOWN: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Tabs with the usual keyboard behaviour: one tab stop, arrows move to the next one and show it.
 */
export function Tabs({ label, tabs, inRows = false, look }: TabsProps) {
  const id = useId();
  const [at, setAt] = useState(0);
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const rtl = getComputedStyle(event.currentTarget).direction === "rtl";
    const along = (ALONG[event.key] ?? 0) * (rtl ? -1 : 1);
    const step = along + (inRows ? (DOWN[event.key] ?? 0) : 0);
    const to = event.key === "Home" ? 0 : event.key === "End" ? tabs.length - 1 : at + step;
    if (to === at) return;
    event.preventDefault();
    const next = (to + tabs.length) % tabs.length;
    setAt(next);
    event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")[next]?.focus();
  };
  return (
    <>
      <div role="tablist" tabIndex={-1} aria-label={label} onKeyDown={move} className={look.list}>
        {tabs.map(([title], place) => (
          <button
            key={place}
            type="button"
            role="tab"
            id={`${id}-${place}`}
            aria-selected={place === at}
            aria-controls={`${id}-panel`}
            tabIndex={place === at ? 0 : -1}
            onClick={() => setAt(place)}
            className={look.tab}
          >
            {title}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${at}`}
        tabIndex={0}
        className={look.panel}
      >
        {tabs[at]?.[1]}
      </div>
    </>
  );
}
