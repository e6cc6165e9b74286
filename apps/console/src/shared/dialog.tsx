import { useId, useRef, type KeyboardEvent, type ReactNode } from "react";
import { useModal } from "./use-modal.ts";

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  /** Escape does not close it: what it shows can't be shown again. */
  readonly stays?: boolean;
  readonly children: ReactNode;
}

/** A modal on the browser's own dialog: Escape closes it and the focus goes back to where it came from. */
export function Dialog({ title, onClose, stays = false, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  const shown = useModal(ref);
  return (
    <dialog
      ref={ref}
      aria-labelledby={id}
      {...(stays ? { onKeyDown: holdEscape } : {})}
      // Said before it closes: a press that comes right after Escape, on what has the focus again, must not find it half closed. A file that was not chosen is said here too.
      onCancel={(event) => {
        if (event.target !== ref.current) return;
        event.preventDefault();
        if (!stays) onClose();
      }}
      onClose={() => shown.current && !ref.current?.open && onClose()}
      className="m-auto text-start w-[min(32rem,calc(100vw-2rem))] rounded-2xl border border-line scroll-pb-20 bg-overlay p-5 text-ink shadow-xl"
    >
      <h2 id={id} className="mb-3 text-lg font-semibold">
        {title}
      </h2>
      {children}
    </dialog>
  );
}

/** A second press of Escape closes a dialog whatever its cancel says, so it must not get there. */
function holdEscape(event: KeyboardEvent): void {
  if (event.key === "Escape") event.preventDefault();
}
