import { useId, useState, type ReactNode } from "react";
import { Icon } from "../../../shared/pictures/icon.tsx";

interface OpeningLineProps {
  /** The line itself. */
  readonly line: ReactNode;
  /** What the arrow beside it does, in words. */
  readonly label: string;
  /** The content below the line while it is open; loaded on first use. */
  readonly children: ReactNode;
}

/** An expandable line, where the menu has room. */
export function OpeningLine({ line, label, children }: OpeningLineProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <div className="flex items-center gap-1">
        {line}
        <button
          type="button"
          aria-label={label}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="hidden size-11 shrink-0 place-items-center rounded-xl text-soft hover:bg-raised hover:text-ink wide:grid"
        >
          <span
            className={`transition-transform duration-150 motion-reduce:transition-none ${open ? "rotate-90" : ""}`}
          >
            <Icon name="more" size={18} />
          </span>
        </button>
      </div>
      <div id={id} hidden={!open} className="hidden wide:[&:not([hidden])]:block">
        {open && children}
      </div>
    </>
  );
}
