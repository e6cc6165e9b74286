import { useEffect, useId, useRef, type ReactNode } from "react";

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
  useEffect(() => {
    ref.current?.showModal();
  }, []);
  return (
    <dialog
      ref={ref}
      aria-labelledby={id}
      onClose={onClose}
      onCancel={(event) => stays && event.preventDefault()}
      className="m-auto text-start w-[min(32rem,calc(100vw-2rem))] rounded-2xl border border-line scroll-pb-20 bg-overlay p-5 text-ink shadow-xl"
    >
      <h2 id={id} className="mb-3 text-lg font-semibold">
        {title}
      </h2>
      {children}
    </dialog>
  );
}
