import { useEffect, useId, useRef, type ReactNode } from "react";

/** A sheet over the game on the browser's own dialog. */
export function Sheet({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
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
      className="m-auto max-h-[92dvh] w-[min(40rem,100vw)] overflow-y-auto rounded-2xl border border-line bg-overlay p-5 text-ink max-sm:mb-0 max-sm:rounded-b-none"
    >
      <header className="mb-3 flex items-center justify-between gap-3">
        <h2 id={id} className="font-display text-xl font-bold">
          {title}
        </h2>
        <button
          type="button"
          onClick={() => ref.current?.close()}
          aria-label="Close"
          className="grid size-11 place-items-center rounded-xl border border-line"
        >
          ✕
        </button>
      </header>
      {children}
    </dialog>
  );
}
