import { useEffect, useId, useRef, type ReactNode } from "react";

/** A modal on the browser's own dialog: Escape closes it, focus stays inside and goes back to where it came from. */
export function Dialog({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    document.documentElement.style.overflow = "hidden";
    return () => {
      document.documentElement.style.overflow = "";
      dialog?.close();
    };
  }, []);
  return (
    <dialog
      ref={ref}
      aria-labelledby={id}
      onClose={onClose}
      className="m-auto w-[min(30rem,calc(100vw-2rem))] rounded-2xl border border-line bg-overlay p-5 text-ink shadow-2xl max-sm:mb-0 max-sm:w-full max-sm:max-w-full max-sm:rounded-b-none"
    >
      <h2 id={id} className="mb-3 font-display text-xl font-bold">
        {title}
      </h2>
      {children}
    </dialog>
  );
}
