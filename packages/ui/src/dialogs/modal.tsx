import { useRef, type KeyboardEvent, type ReactNode } from "react";
import { useModal } from "./use-modal.ts";

interface ModalProps {
  /** The id of its title element. */
  readonly titled: string;
  readonly onClose: () => void;
  /** Neither Escape nor a press outside closes it. */
  readonly fixed?: boolean;
  /** A press outside closes it. */
  readonly closesBeside?: boolean;
  /**
   * Called as it opens, for example to stop the page behind it from scrolling; the function it
   * returns is called as it closes.
   */
  readonly hold?: () => () => void;
  readonly className: string;
  readonly children: ReactNode;
}

/**
 * A modal on the browser's own dialog: Escape closes it, focus stays inside and then returns to
 * where it came from. A dialog that was hidden together with its page reopens with it.
 */
export function Modal({
  titled,
  onClose,
  fixed = false,
  closesBeside = false,
  hold,
  className,
  children,
}: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const shown = useModal(ref, closesBeside && !fixed, hold);
  return (
    <dialog
      ref={ref}
      aria-labelledby={titled}
      {...(fixed ? { onKeyDown: holdEscape } : {})}
      // Calls back before the dialog closes: a press right after Escape, on the element that has
      // the focus again, must not find it half closed. A file input's cancel event bubbles up to
      // here too.
      onCancel={(event) => {
        if (event.target !== ref.current) return;
        event.preventDefault();
        if (!fixed) onClose();
      }}
      // Only when the person closed it, not when its page was hidden.
      onClose={() => shown.current && !ref.current?.open && onClose()}
      className={className}
    >
      {children}
    </dialog>
  );
}

/**
 * A second press of Escape closes a dialog even when its cancel event is prevented, so the key must
 * not reach it.
 */
function holdEscape(event: KeyboardEvent): void {
  if (event.key === "Escape") event.preventDefault();
}
