import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from "react";

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly { readonly title: string; readonly content: ReactNode }[];
}

/** Pages under one title; arrow keys go from one to the next. */
export function Tabs({ label, tabs }: TabsProps) {
  const [at, setAt] = useState(0);
  const id = useId();
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const move = (event: KeyboardEvent) => {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (step === 0) return;
    const next = (at + step + tabs.length) % tabs.length;
    setAt(next);
    buttons.current[next]?.focus();
  };
  return (
    <>
      <div
        role="tablist"
        tabIndex={-1}
        aria-label={label}
        onKeyDown={move}
        className="mb-4 grid auto-cols-fr grid-flow-col gap-1 rounded-xl bg-raised p-1"
      >
        {tabs.map(({ title }, tab) => (
          <button
            key={title}
            ref={(button) => void (buttons.current[tab] = button)}
            type="button"
            role="tab"
            id={`${id}-${tab}`}
            aria-selected={tab === at}
            aria-controls={`${id}-panel`}
            tabIndex={tab === at ? 0 : -1}
            onClick={() => setAt(tab)}
            className="min-h-11 rounded-lg font-semibold text-soft aria-selected:bg-bulb aria-selected:text-on-bulb"
          >
            {title}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${at}`} tabIndex={0}>
        {tabs[at]?.content}
      </div>
    </>
  );
}
